import type { RelationshipTag, Ring } from '@astrarium/contracts'
import { counted } from './counted.ts'

const people = (count: number) => counted(count, 'person', 'people')

export const circle = {
  name: 'Circle',
  title: "Let's map your circle.",
  count: (count: number) => `${people(count)} in your circle`,
  people,
  addSomeone: 'Add Someone',
  openNotes: 'My Circle Notes',
  loading: 'Loading your circle...',
  failed: { title: 'Error loading circle', text: 'Failed to load circle members' },
  who: 'Who comes to mind first?',
  list: 'Your circle as a list',
  more: (count: number) => `+${count}`,
  moreNames: (count: number) => `and ${count} more`,

  rings: {
    soul_anchor: { label: 'Soul Anchor', meaning: 'Deep resonance, an emotional or spiritual home.' },
    emotional_resonator: {
      label: 'Emotional Resonator',
      meaning: 'Harmonious, mutually supportive bonds.',
    },
    purpose_partner: { label: 'Purpose Partner', meaning: 'Shared mission or creativity.' },
    light_connector: {
      label: 'Light Connector',
      meaning: 'An easy tie, casual or neutral, which asks little of you.',
    },
    growth_catalyst: { label: 'Growth Catalyst', meaning: 'Friction that pushes learning.' },
    sacred_challenger: { label: 'Sacred Challenger', meaning: 'Karmic echoes and transformation.' },
    intensity_partner: { label: 'Intensity Partner', meaning: 'Complex or charged ties.' },
  } satisfies Record<Ring, { label: string; meaning: string }>,

  tags: {
    partner: 'Partner',
    spouse: 'Spouse',
    friend: 'Friend',
    best_friend: 'Best friend',
    family: 'Family',
    sibling: 'Sibling',
    parent: 'Parent',
    child: 'Child',
    colleague: 'Colleague',
    boss: 'Boss',
    mentor: 'Mentor',
    teacher: 'Teacher',
    ex: 'Ex',
    acquaintance: 'Acquaintance',
    other: 'Other',
  } satisfies Record<RelationshipTag, string>,

  ring: {
    empty: 'This ring is waiting for connections',
    addFirst: (ring: string) => `Add Your First ${ring}`,
  },

  drawing: {
    name: 'Your circle as a drawing',
    rings: 'Rings',
    people: 'People in your circle',
    ring: (ring: string, count: number) => `${ring}, ${count === 0 ? 'nobody yet' : people(count)}`,
    seal: (name: string, tag: string, ring: string) => `${name}, ${tag}, ${ring}`,
    more: (count: number, ring: string) => `${count} more in ${ring}`,
    asList: 'Read the circle as a list',
    asDrawing: 'See the circle as a drawing',
    underSign: 'Everyone stands under the sign of their Sun.',
    noSign: 'Without a sign: where the ring is emptiest.',
    details: 'View Relationship Details',
    moveTo: 'Move to…',
    toAnotherRing: (name: string) => `Move ${name} to`,
    keys: 'Arrow keys lead from person to person, Enter opens, M moves, R opens the ring.',
  },

  today: {
    between: 'Between you today',
    kinds: { flowing: 'flowing', easy: 'easy', joining: 'joining', tense: 'tense' },
    invited: 'invited',
    sun: (sign: string) => `Sun in ${sign}`,
    moon: (sign: string) => `Moon in ${sign}`,
    mark: (title: string) => `today: ${title}`,
  },

  /** why somebody stands where they stand */
  why: {
    relationship: (tag: string) =>
      `Placed by your relationship (${tag}), since the two charts were not compared.`,
    chosen: 'You placed them here.',
    chosenBeside: (ring: string) => `You placed them here. Your two charts point to ${ring}.`,
    reasoned: 'Placed by your two charts.',
  },

  add: {
    way: {
      title: 'How would you like to add someone?',
      manual: { title: 'Add Manually', text: 'Enter birth details' },
    },
    about: {
      title: 'Tell us about this person',
      name: 'Full Name',
      nameMissing: 'Please enter their name.',
      nameLong: 'The name is at most 200 characters.',
      tag: 'Relationship',
      tagPlaceholder: 'Choose a relationship',
      tagMissing: 'Please choose a relationship.',
      context: 'Relationship Context',
      contextHint: 'For example how you met, and what is between you now. Only you read it.',
      contextLong: 'This is at most 2000 characters.',
      next: 'Next',
    },
    birth: {
      title: (name: string) => `${name}'s Birth Information`,
      text: 'Encrypted, seen by nobody but you, and never sent to them.',
      submit: 'Add to Circle',
    },
    making: {
      title: (name: string) => `Adding ${name}`,
      progress: 'Adding to your circle',
      phases: {
        chart: 'Birth chart',
        compatibility: 'Compatibility analysis',
        finalizing: 'Finalizing',
      },
      states: { waiting: 'to come', running: 'under way', done: 'done' },
    },
    failed: {
      title: 'Addition Failed',
      withoutChart: 'Add Without Chart',
      chart: 'Unable to generate birth chart. Please check the birth details and try again.',
      ring: 'Birth chart generated, but AI ring assignment failed. Please try again.',
      network: 'Network connection issue. Please check your internet and try again.',
      error: (message: string) => `Error: ${message}`,
      other: (name: string) => `Failed to add ${name} to your circle`,
      toast: 'Failed to add member to circle',
    },
    added: {
      title: 'Successfully Added!',
      text: (name: string) => `${name} has been added to your circle.`,
      details: 'View Relationship Details',
      close: 'Close',
      withoutChart: 'The birth details are kept. The chart can be made on their page.',
    },
    step: (step: number) => `Step ${step} of 4`,
  },

  member: {
    back: 'Back to Circle',
    loading: 'Loading relationship...',
    notFound: {
      title: 'Nobody here',
      text: 'We cannot find this person in your circle. They may have been removed, here or on another device.',
    },
    fromArion: 'From Arion',
    context: 'Relationship Context',
    noContext: 'Nothing written yet.',
    factors: 'What speaks for it',
    ask: 'Ask Arion about us',
    edit: 'Edit',
    editTitle: (name: string) => `Edit ${name}`,
    save: 'Save',
    saving: 'Saving...',
    remove: 'Remove',
    removal: {
      title: (name: string) => `Remove ${name}?`,
      text: (name: string) =>
        `${name}, the birth details and everything you wrote about them are deleted. This cannot be undone.`,
      linked: (name: string) =>
        `${name}, and everything you wrote about them, is deleted from your Circle. The link ends for both of you: what you were shown of each other goes at once, on both sides. This cannot be undone.`,
      confirm: 'Remove from Circle',
      busy: 'Removing...',
      done: (name: string) => `${name} has been removed from your circle`,
      failed: 'Failed to remove member from circle',
    },
    updated: (name: string) => `${name} has been updated`,
    updateFailed: 'Failed to update circle member',
    unexpected: 'An unexpected error occurred',
    changed: {
      title: 'This was changed elsewhere while you were writing.',
      text: 'Saved there in the meantime:',
      keep: 'Your own words still stand below. Save once more, and they take its place.',
      nothing: 'nothing',
    },
    removedElsewhere: {
      title: (name: string) => `${name} was removed on another screen.`,
      text: 'What you wrote still stands here, and can no longer be saved.',
      copy: 'Copy what I wrote',
    },
    move: {
      title: 'Move to another ring',
      text: 'You know better than any chart: choose another place, and nothing else changes.',
      rings: 'Rings',
      moved: (name: string, ring: string) => `${name} is now a ${ring}`,
      undo: 'Undo',
    },
    birth: {
      title: 'Birth Information',
      none: 'No birth details yet.',
      noChart: 'The birth details are kept, and no chart has been made of them yet.',
      add: 'Add Birth Information',
      edit: 'Edit Birth Information',
      make: 'Make the chart',
    },
    chart: {
      title: 'Birth Chart',
      wheelName: (name: string) => `${name}'s natal chart`,
      withoutTime: {
        unknown:
          'The birth time is not known, so there are no houses and no Ascendant or Midheaven here: they change within minutes. The Moon is given as the stretch it crossed that day.',
        approximate:
          'The birth time is approximate. What may have been elsewhere within that margin is given as a stretch, or left out.',
      },
    },
  },

  home: {
    title: 'Circle Insights',
    empty: 'The people in your life, and where each of them stands to you.',
    open: 'View Your Circle',
  },
}
