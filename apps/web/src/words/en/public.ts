/**
 * The pages that anybody can read without an account. Values come in through functions, so that word order is
 * the language's own.
 */
const updated = 'Last updated: January 2025'

export const publicPages = {
  product: 'Astrarium',
  skip: 'Skip to content',
  social: 'Astrarium: an astrolabe with the zodiac and bright stars, in brass on a night sky',

  meta: {
    landing: {
      title: 'Astrarium: read the sky you were born under',
      description:
        'An exact natal chart, and Arion, a guide who answers your questions from it in plain words. Every statement can be checked. Free forever.',
    },
    privacy: {
      title: 'Privacy Policy · Astrarium',
      description: 'What Astrarium keeps about you, why, where it goes and how to have it erased.',
    },
    terms: {
      title: 'Terms of Service · Astrarium',
      description: 'The agreement between you and Astrarium, in plain words.',
    },
    support: {
      title: 'Support · Astrarium',
      description:
        'Help with your account, your chart and your plan. We answer within 24 hours on business days.',
    },
    notFound: { title: 'Page not found · Astrarium', description: 'There is no page at this address.' },
  },

  header: {
    home: 'Astrarium, home',
    login: 'Login',
    signUp: 'Sign Up',
    enter: 'Enter Sanctuary',
    menu: 'Account',
  },

  hero: {
    eyebrow: 'An instrument for the inner sky',
    title: 'Unlock Your Cosmic Blueprint',
    lead: 'Astrarium works out where every planet stood at your first breath. Arion, your AI guide, turns it into plain words that you can use today.',
    action: 'Try it for Free',
    more: 'See a sample chart',
    note: 'Free forever. No card. Your birth data stays yours.',
    astrolabe:
      'An astrolabe set for Padua: a ring of twenty-four hours, the horizon, the zodiac and bright stars at their true places, turning slowly.',
  },

  toolkit: {
    title: 'Explore Your Cosmic Toolkit',
    lead: 'Five ways into one chart. They share the same facts, so they never contradict one another.',
    cards: {
      blueprint: {
        title: 'Your Life, Decoded',
        name: 'Blueprint',
        text: 'Seven insight cards on love, work, health, destiny and more, each read from your own placements.',
      },
      foresight: {
        title: 'See Your Future Clearly',
        name: 'Foresight',
        text: 'Forecasts for days, weeks, months or years, with the dates on which a transit begins, is exact and lets go.',
      },
      circle: {
        title: 'Understand Your Relationships',
        name: 'Circle',
        text: 'Friends, partners and family, each in one of seven rings: where you meet easily, and where you clash.',
      },
      daily: {
        title: 'Your Daily Cosmic Pulse',
        name: 'Daily',
        text: 'What today asks of you: the mood of the day, its openings, good hours, and one line to keep.',
      },
      ask: {
        title: 'Instant Guidance from Arion',
        name: 'Ask',
        text: 'Ask anything. The answer comes from your natal chart and from where the planets are now.',
      },
    },
    stars: ['Love', 'Work', 'Health', 'Destiny'],
    months: ['Jan', 'Mar', 'May', 'Jul', 'Sep'],
    phases: 'The Moon from new to full and back',
    ribbon:
      'Six transits of the year 2027 to the chart of Albert Camus, as spans of dates with their exact days',
    rings: 'Seven rings around you, with the people in your life on them',
    constellation: 'Seven stars joined to a constellation; four are named Love, Work, Health and Destiny',
  },

  how: {
    title: 'How Astrarium works',
    steps: [
      {
        title: 'Sign up quickly with your birth details',
        text: 'Date, time and place. If you do not know the time, say so: we leave out what rests on it and never guess.',
      },
      {
        title: 'Explore your dashboard, the Sanctuary',
        text: 'Your wheel, the Moon as it stands tonight, and the transits that touch your chart this week.',
      },
      {
        title: 'Get meaningful answers',
        text: 'Ask Arion about love, work or timing. Under each answer stand the placements and dates it rests on.',
      },
    ],
    sample: 'A sample chart',
    wheel: 'The natal chart of Albert Camus as a wheel',
    caption:
      'The chart of Albert Camus, born on 7 November 1913 at 02:00 in Mondovi, Algeria: Sun in Scorpio, Moon in Aquarius, Virgo rising.',
  },

  ask: {
    title: 'A conversation with your own chart',
    lead: 'This is what Arion says today to Mara, who is invented; her chart and every date are computed for a real moment. Yours will say something else.',
    features: [
      {
        title: 'Natural conversation',
        text: 'Ask as you would ask a friend who happens to know the sky. Arion keeps the thread.',
      },
      {
        title: 'Personalized insights',
        text: 'Each answer rests on your own placements and ends with one thing to do.',
      },
      {
        title: 'Instant responses 24/7',
        text: 'The first words come at once, at any hour, and the answer waits for you if your connection drops.',
      },
    ],
    sample: {
      label: 'Questions to Arion and the answers',
      place: 'Ask anything',
    },
  },

  trust: {
    title: 'Built to be trusted',
    lead: 'Your birth details say a great deal about you. They are handled that way.',
    items: [
      {
        title: 'GDPR compliance',
        text: 'You can see, correct, take along and erase what we hold, wherever you live.',
      },
      {
        title: 'Encrypted storage',
        text: 'Birth data, charts, conversations and notes are encrypted in the database, each sealed for the person it belongs to.',
      },
      {
        title: 'Multi-regional compliance',
        text: 'GDPR in Europe, CCPA in California and the Australian Privacy Act: one set of rules, the strictest of them, for everybody.',
      },
    ],
  },

  promise: {
    title: 'Our privacy promise',
    columns: [
      {
        title: 'What we keep',
        items: [
          'Your name, email address and birth details',
          'Your chart, and what you ask and save',
          'Only what a page needs',
        ],
      },
      {
        title: 'What we never do',
        items: [
          'Share your birth data with anybody',
          'Sell data, show advertising or track you',
          'Let other companies’ code run on our pages',
        ],
      },
      {
        title: 'What you can do',
        items: [
          'Correct your birth details, free, at any time',
          'Ask for a copy of everything',
          'Have your account erased within 7 days',
        ],
      },
    ],
    badges: ['Secure & Private', 'Privacy First', 'Encrypted in Transit & at Rest'],
  },

  faq: {
    title: 'Questions people ask first',
    lead: 'Yours is not among them?',
    write: 'Write to us',
    items: [
      {
        question: 'What do I need to begin?',
        answer:
          'A date, a place and, if you have it, the time of birth; a birth certificate or a parent often knows it. It takes about two minutes, and no payment details.',
      },
      {
        question: 'What if I do not know my birth time?',
        answer:
          'Say so. The planets still stand in their signs, and most of what Arion says rests on them. Houses and the Ascendant change within minutes, so they are left out, and the Moon is drawn as the stretch it may have crossed that day. You can add the time later, at no cost.',
      },
      {
        question: 'How exact is the chart?',
        answer:
          'Positions come from the Swiss Ephemeris, which follows the models that space agencies navigate by to less than a second of arc. The time of birth is converted with the history of its time zone, clock changes included: an hour of error there would move the Ascendant by half a sign.',
      },
      {
        question: 'Why does my chart look different elsewhere?',
        answer:
          'Most often because another programme used a different offset for the birth time, a different house system or another kind of lunar node. Astrarium shows which ones it used.',
      },
      {
        question: 'Is Arion a person?',
        answer:
          'No. Arion is a guide made of software. The engine computes, Arion puts it into words, and each statement about your chart is held against the computation before you see it.',
      },
      {
        question: 'Can it tell me what will happen?',
        answer:
          'No. It gives dates and themes, and you decide what to do with them. Arion makes no promises and gives no medical, legal or financial advice.',
      },
      {
        question: 'Who gets to see my birth data?',
        answer:
          'You. It is encrypted in the database and never shared. The built-in guide runs on our own server. If an outside language model is switched on, it receives placements, dates of transits and the words of your question, with names and places taken out, never your name, email address, birth date, time or place.',
      },
      {
        question: 'What does it cost?',
        answer:
          'The Free Forever plan gives you 5 Asks a day, refreshed daily, with every feature. Flow, Radiance and Infinity add more Asks for people who ask a lot. You can cancel whenever you like.',
      },
    ],
  },

  plans: {
    title: 'Free forever, and more when you ask more',
    text: 'Every plan has every feature. What grows is how often you can ask.',
    // what a plan costs today is filled in by the server
    items: [
      {
        name: 'Free',
        price: '$0',
        amount: '0',
        period: 'Forever',
        asks: '5 Asks per day',
        about: 'Resets daily',
      },
      {
        name: 'Flow',
        price: '${{flowPrice}}',
        amount: '{{flowPrice}}',
        period: 'AUD per month',
        asks: '500 Asks per month',
        about: 'About 16 a day',
      },
      {
        name: 'Radiance',
        price: '${{radiancePrice}}',
        amount: '{{radiancePrice}}',
        period: 'AUD per month',
        asks: '1000 Asks per month',
        about: 'About 33 a day',
      },
      {
        name: 'Infinity',
        price: '${{infinityPrice}}',
        amount: '{{infinityPrice}}',
        period: 'AUD per month',
        asks: 'Unlimited Asks',
        about: 'Never resets',
      },
    ],
  },

  final: {
    title: 'Ready to Reveal Your Cosmic Insights?',
    text: 'Two minutes for your birth details. The sky has kept the rest.',
    action: 'Start for Free',
    badges: ['Secure & Private', 'Free Forever Plan', 'Instant Access'],
  },

  footer: {
    label: 'Footer',
    copyright: (year: number) => `© ${year} Astrarium`,
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    support: 'Support',
    source: 'Source code',
    sourceNote: 'Free software under the AGPL, version 3 or later.',
    places: { before: 'Place names from ', name: 'GeoNames', after: ', CC BY 4.0' },
  },

  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    text: 'The page you are looking for has moved, or was never here.',
    home: 'Return to Home',
  },

  privacy: {
    title: 'Privacy Policy',
    updated: '{{updated}}',
    lead: 'The short version: we keep what the readings need, encrypt it, never sell it, tell you below everything that leaves this server, and erase it when you say so.',
    sections: (email: string) => [
      {
        title: 'Who we are',
        text: [
          `Astrarium is operated by the people who run this server. For anything about your data, write to ${email}.`,
        ],
      },
      {
        title: 'What we keep, and why',
        items: [
          'Your name, email address and a hash of your password: to let you in, and to reach you about your account.',
          'Your birth date, time and place: to compute your chart. The time may stay unknown.',
          'Your chart, your questions, the answers and what you save: to show them to you again and to answer in context.',
          'What you note about other people: it stays with you and is not shown to them.',
          'Your plan and the balance of your Asks: to keep the count right.',
          {
            when: 'payments',
            text: 'Card details stay with the payment provider and never reach us.',
          },
          'A session cookie, one that finds your sign-up again for 7 days, one that lets you sign in for an hour after you set a new password, and one for your theme if you choose one. While you sign up or write to Arion, the browser tab keeps what you typed until it has arrived or the tab is closed, and which pages it has tried to load again; how you want dates written, whether the sidebar is narrow, and whether single keys are shortcuts stays in the browser too. No advertising, no analytics, no tracking.',
        ],
      },
      {
        title: 'All of it, table by table',
        text: ['This list is written by the program itself, from what it keeps.'],
        slot: '{{kept}}',
      },
      {
        title: 'How it is protected',
        text: [
          'Connections are encrypted. Birth data, charts, conversations and notes are also encrypted in the database with AES-256-GCM, each sealed for the person it belongs to, and the database itself refuses to show one person the rows of another.',
          'A server that computes charts has to be able to read birth data at that moment. That is why we say encrypted in transit and at rest, and not end to end.',
        ],
      },
      {
        title: 'What leaves the server',
        items: [
          { when: 'builtIn', text: 'With the built-in guide: nothing.' },
          {
            when: 'model',
            text: 'With the outside language model that is switched on here ({{model}}): placements and dates of transits, and the words of your question, with names and places taken out. Never your name, email address, birth date, birth time, birth place or what you wrote about yourself.',
          },
          { when: 'ownPlaces', text: 'Places are looked up in a gazetteer on our own server.' },
          {
            when: 'outsidePlaces',
            text: 'Places are looked up with {{geocoder}}: the letters you type into the place field go to it.',
          },
          {
            when: 'mail',
            text: 'Email goes through {{mail}}, which receives your address and what we write to you.',
          },
          {
            when: 'noMail',
            text: 'No email leaves this server: what it writes is shown on the machine itself.',
          },
          {
            when: 'payments',
            text: 'Payments go through {{payments}}, which receives your email address and the plan you choose.',
          },
          { when: 'noPayments', text: 'Nobody outside takes payments for this server.' },
          { when: 'google', text: 'Whoever signs in with Google tells Google so.' },
          'Your birth data is never shared and never sold.',
        ],
      },
      {
        title: 'Your rights',
        text: [
          'Wherever you live, you have the rights that the GDPR, the CCPA and the Australian Privacy Act describe: to see what we hold, to correct it, to take it along, to restrict its use or object to it, and to have it erased. We do not discriminate against anybody who uses them.',
          `Correct your birth details on your profile, at any time and free of charge. A copy of everything and the erasure of your account are in your settings; if you cannot sign in, write to ${email} from the address of your account. A copy comes within 24 hours; erasure is complete within 7 days, and ends any payments.`,
          'To restrict the use of your data or to object to it, choose “Only what is needed” in your settings: your day is no longer made ready before you come, and no outside model words your answers.',
          'You may also complain to the data protection authority where you live.',
        ],
      },
      {
        title: 'How long we keep it',
        text: [
          'As long as you have an account, or for the shorter or longer time that the table above gives. An account whose address was never confirmed goes after 7 days.',
        ],
      },
      {
        title: 'Children',
        text: [
          'Astrarium is for people of 16 years and older. If you think that a child has signed up, write to us and we will erase the account.',
        ],
      },
      {
        title: 'Changes',
        text: [
          'When this policy changes in a way that matters to you, we tell you by email before it takes effect.',
        ],
      },
    ],
  },

  terms: {
    title: 'Terms of Service',
    updated,
    lead: 'An agreement between you and the people who run this server, in words meant to be read.',
    sections: (email: string) => [
      {
        title: 'What Astrarium is',
        text: [
          'Astrarium computes natal charts and transits and explains them. Arion is a guide made of software, not a person.',
          'Astrology is a tradition of interpretation. Readings are for reflection and for enjoyment. They are not medical, psychological, legal or financial advice, and they do not predict events. When it matters, ask a professional.',
          'In an emergency, or if you think of harming yourself, please speak to a person now: your local emergency number, or a help line listed at findahelpline.com.',
        ],
      },
      {
        title: 'Your account',
        items: [
          'You are at least 16 years old.',
          'Give an email address that is yours, and keep your password to yourself.',
          'One person, one account. You are responsible for what happens in it.',
        ],
      },
      {
        title: 'Fair use',
        items: [
          'Tell us about other people only what you may share, and treat it with care.',
          'Do not disturb the service, try to reach the data of others, or use up Asks by machine.',
          'We may close an account that does so, after a warning where that is possible.',
        ],
      },
      {
        title: 'Plans and payment',
        items: [
          'Free Forever: 5 Asks a day, refreshed daily, with every feature.',
          'Paid plans renew each month until you cancel. The price, with its currency, is shown before you pay.',
          'You can cancel at any time, and keep the plan until the end of the month that is paid.',
          'An answer, a daily insight and a check-in take one Ask each, also when you ask again or stop an answer that has begun. When one fails, the Ask is given back.',
          'The rights to withdraw and to a refund that your country gives you stay as they are.',
        ],
      },
      {
        title: 'What is yours',
        text: [
          'What you write stays yours. You let us store and process it to run the service for you, and for nothing else.',
          'The software is free software under the GNU Affero General Public License, version 3 or later. Its source is linked at the foot of this page.',
        ],
      },
      {
        title: 'Our liability',
        text: [
          'We run the service with care, and cannot promise that it is always available or free of error. We are liable without limit for intent and gross negligence and wherever the law demands it; otherwise only for damage that is typical and foreseeable.',
        ],
      },
      {
        title: 'Changes and ending',
        text: [
          `You can leave at any time: in your settings, or write to ${email}, and your account is erased within 7 days. If these terms change, we tell you by email 30 days ahead, and you may leave before they apply.`,
        ],
      },
    ],
  },

  support: {
    title: 'Support',
    updated,
    lead: 'A person reads what you write.',
    contact: 'Write to',
    hours: 'We answer within 24 hours on business days.',
    topics: [
      {
        title: 'The confirmation email does not arrive',
        text: 'Look into the spam folder first. You can have it sent again from the sign-up page. The link in it also works on another device.',
      },
      {
        title: 'I forgot my password',
        text: 'Use "Forgot password" on the log-in page. The link that we send can be used once.',
      },
      {
        title: 'My Ascendant looks wrong',
        text: 'Check the birth time and the place on your profile: four minutes move the Ascendant by about a degree. The offset of the time zone that was used is shown beside it. Correcting it is free.',
      },
      {
        title: 'An answer did not come',
        text: 'Your words return to the input and the Ask is given back. Please send it again. If it fails twice, tell us at what time.',
      },
      {
        title: 'I want my data, or to leave',
        text: 'Both are in your settings: a copy is usually ready within minutes, and within 24 hours at the latest; an erasure is complete within 7 days. If you cannot sign in, write from the address of your account, and we do it for you.',
      },
    ],
    topicsTitle: 'Often asked for',
    crisis: {
      title: 'If things are dark',
      text: 'A chart is no help in a crisis. Please speak to a person now: your local emergency number, or a help line near you at',
      link: 'findahelpline.com',
    },
  },
}
