export const daily = {
  pageTitle: 'Daily',
  title: "Want to see today's energy?",
  back: 'Back to Daily',
  backToNotes: 'Back to Saved Daily Notes',
  loading: 'Opening your day...',
  loadFailed: 'Today’s insight could not be looked up.',
  insight: {
    cardTitle: 'Your own day',
    cardText:
      'The tone of your day, its good hours and its hard ones, and one thing to do, from your chart and today’s sky.',
    ask: "Ask for Today's Insight",
    view: (time: string) => `View Today's Insight (${time})`,
    checking: 'Checking...',
  },
  confirm: {
    title: "Ask for Today's Insight",
    cost: 'This uses 1 Ask from your balance',
    more: 'It is made once a day, and you can open it again as often as you like.',
    newAsks: (when: string) => `New Asks arrive on ${when}.`,
    ask: "Ask for Today's Insight (1 Ask)",
  },
  attuning: {
    title: "Attuning to Today's Energies",
    text: 'Arion lays the sky of this day over your chart.',
  },
  view: {
    pageTitle: "Today's Insight",
    cues: 'Key Timing Cues',
    noCues: 'No more marked hours today. What is left of it is yours.',
    leanInto: 'Lean Into',
    avoid: 'Mindfully Avoid',
    grounding: "Today's Grounding Suggestion",
    generatedAt: (time: string) => `Generated at ${time}`,
    savedOn: (date: string, time: string) => `Saved on ${date} at ${time}`,
  },
  dial: {
    name: (moments: number, stretches: number) =>
      `The hours of the day as a dial, noon at the top: ${count(moments, 'moment', 'moments')}${
        stretches > 0 ? ` and ${count(stretches, 'stretch', 'stretches')}` : ''
      }, each told in the list`,
    legend: 'Signs on the dial',
    kinds: { good: 'Goes easily', hard: 'Asks for care', turn: 'A change' },
    void: 'Moon void of course',
    stretch: { good: 'Goes easily, for longer', hard: 'Asks for care, for longer' },
    now: 'Now',
    moon: (phase: string, sign: string) => `${phase} in ${sign}`,
  },
  save: {
    checking: 'Checking...',
    save: 'Save Insight',
    saved: 'Saved',
    unsave: 'Unsave this insight',
    done: 'Daily Insight Saved',
    undone: 'Insight Unsaved',
    already: { title: 'Already Saved', text: 'This insight is already in your saved notes.' },
    failed: 'Error Saving Insight',
    unsaveFailed: 'Error Unsaving Insight',
    noDetails: 'Failed to get insight details',
  },
  refused: {
    exists: 'Daily Insight Already Generated',
    limit: 'Ask Limit Reached',
    subscription: {
      title: 'Subscription Required',
      text: 'Please check your subscription status to continue.',
    },
    failed: {
      title: 'Error Generating Insight',
      text: 'Failed to generate your daily insight. Please try again.',
    },
    unexpected: { title: 'Error', text: 'An unexpected error occurred. Please try again.' },
  },
  notes: {
    previewTitle: 'My Daily Notes',
    viewAll: 'View All',
    title: 'Saved Daily Notes',
    pageTitle: (date: string) => `Daily Note of ${date}`,
    notFound: 'Note Not Found',
    description: 'The insights you kept, as they were said.',
    loading: 'Loading your notes...',
    none: 'No saved daily notes yet',
    noneText: 'Save a day’s insight, and it will be kept here.',
    count: (number: number) => `${number} saved ${number === 1 ? 'insight' : 'insights'} in your collection`,
    open: (date: string) => `Open the note of ${date}`,
    gone: 'This insight is not here, or no longer.',
    loadFailed: { title: 'Error Loading Notes', text: 'Failed to load your saved daily insights.' },
  },
  deletion: {
    open: (date: string) => `Delete the note of ${date}`,
    title: 'Delete Daily Note',
    text: (date: string) => `The note of ${date} will be gone from your collection. This cannot be undone.`,
    confirm: 'Delete Note',
    busy: 'Deleting...',
    done: 'Daily Note Deleted',
    failed: { title: 'Error Deleting Note', text: 'Failed to delete the note. Please try again.' },
  },
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
