import type { Ring } from '@astrarium/contracts'

interface Guidance {
  title: string
  description: string
  need: string
  phrase: string
}

export const checkIn = {
  card: {
    title: 'Check in on Others',
    text: 'How the day is for the people in your circle. One insight each a day.',
    open: 'Check in on Others',
  },
  title: 'Check in on Others',
  text: 'How the day is for the people in your circle. One insight each a day.',
  cost: 'Each check-in uses 1 Ask',
  loading: 'Opening your circle...',
  checkIn: 'Check In',
  shown: {
    all: (count: number) => `All ${count}`,
    eventful: (count: number) => `Something on today ${count}`,
    done: (count: number) => `Done today ${count}`,
  },
  byRing: 'By ring',
  everyRing: 'Every ring',
  noneThere: 'Nobody stands here today.',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  view: "View Today's Insight",
  of: (name: string) => `Insight of ${name}`,
  empty: { title: 'Your Circle is Empty', open: 'Go to Circle' },
  confirm: {
    title: (name: string) => `Check in on ${name}?`,
    text: 'This uses 1 Ask from your balance',
    ask: (name: string) => `Generate ${name}'s Insight (1 Ask)`,
    busy: 'Generating...',
  },
  need: 'What They Might Need',
  phrase: 'Support Phrase for You',
  basedOn: 'Based on',
  generatedAt: (time: string) => `Generated at ${time}. 1 Ask used.`,
  general: {
    label: 'General guidance for this ring',
    open: 'View General Guidance',
    free: 'It is not about today, and no Ask was taken.',
  },
  close: 'Close the insight',
  details: 'View Relationship Details',
  hours: 'When it is closest',
  moment: (time: string) => `Around ${time}`,
  stretch: (from: string, until: string) => `Between ${from} and ${until}`,
  late: {
    title: 'Remembered',
    text: 'From your words we understood that they have died, so there is no daily reading for them. Everything you keep about them stays. If we misread it, change the words on their page.',
  },
  guidance: {
    soul_anchor: {
      title: 'Near without a reason',
      description: 'With somebody this close, a little time without a task tends to do most.',
      need: 'To be asked how today is going, with room left for the answer.',
      phrase: '“I have an hour this week, if you would like company.”',
    },
    emotional_resonator: {
      title: 'Kindness in small coin',
      description: 'Here small attentions go a long way, in either direction.',
      need: 'To be thanked for one thing by its name.',
      phrase: '“I noticed what you did last week. Thank you.”',
    },
    purpose_partner: {
      title: 'Something on the table',
      description: 'A shared task tends to open the talk that would not begin by itself.',
      need: 'To know who does what, and by when.',
      phrase: '“What would be the next small step, and shall I take it?”',
    },
    light_connector: {
      title: 'Light, and glad of it',
      description: 'A short and friendly word is enough here, and welcome.',
      need: 'A question that can be answered in a minute.',
      phrase: '“I saw this and thought of you. How is it going?”',
    },
    growth_catalyst: {
      title: 'Friction, in good measure',
      description: 'You may pull each other along; on some days a slower step helps.',
      need: 'To be heard to the end before the other view comes.',
      phrase: '“Tell me first how you see it. I will keep mine until then.”',
    },
    sacred_challenger: {
      title: 'Care, and some distance',
      description: 'What weighs between you may weigh less when it is not pressed.',
      need: 'A word that asks for nothing back.',
      phrase: '“No answer needed. I hope your week is kind to you.”',
    },
    intensity_partner: {
      title: 'A pause before the answer',
      description: 'Much can stir here at once; a night in between often helps.',
      need: 'Room to come back to it later.',
      phrase: '“Let us both sleep on it, and talk tomorrow.”',
    },
  } satisfies Record<Ring, Guidance>,
}
