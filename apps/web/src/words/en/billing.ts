import type { EntryReason, PlanId } from '@astrarium/contracts'

const planNames: Record<PlanId, string> = {
  free: 'Free',
  flow: 'Flow',
  radiance: 'Radiance',
  infinity: 'Infinity',
}

const reasons: Record<EntryReason, string> = {
  trial: 'Your first Asks',
  reset: 'New Asks',
  reserve: 'An Ask was taken',
  return: 'An Ask was given back',
  plan: 'Another plan',
}

export const billing = {
  dialog: {
    title: 'Unlock Your Cosmic Potential',
    description: 'Every plan has every feature. What grows is how often you can ask.',
    strokes:
      'Each mark is one Ask of a day. An answer, Today’s Insight and a check-in take one each. Foresight, Blueprint and the daily chart are free.',
    promises: [
      'Cancel whenever you like. A plan runs to the end of what is paid.',
      'Card details stay with the payment provider.',
      'Nothing is lost when you go back to Free.',
    ],
    portal: { title: 'Billing Portal', text: 'Your card, your bills, and the end of your plan.' },
  },
  plan: {
    names: planNames,
    popular: 'Popular',
    current: 'Current',
    forever: 'Forever',
    perMonth: 'AUD per month',
    asksADay: (count: number) => `${count} Asks per day`,
    asksAMonth: (count: number) => `${count} Asks per month`,
    aboutADay: (count: number) => `About ${count} a day`,
    unlimited: 'Unlimited Asks',
    never: 'Never resets',
    daily: 'Resets daily',
  },
  action: {
    current: 'Current Plan',
    upgrade: (plan: string) => `Upgrade to ${plan}`,
    downgrade: (plan: string) => `Downgrade to ${plan}`,
    switch: (plan: string) => `Switch to ${plan}`,
    select: (plan: string) => `Select ${plan}`,
    busy: 'Opening the checkout...',
  },
  free: {
    title: 'Downgrade to Free?',
    text: (plan: string, until: string | null) =>
      until === null
        ? `${plan} ends with the period that is paid.`
        : `${plan} stays until ${until}. From then on you have 5 Asks a day, free for ever. Nothing of yours is lost.`,
    confirm: 'Downgrade to Free',
    busy: 'Cancelling...',
    ends: 'Your plan ends with its period',
    already: 'Your plan is already set to end with this period.',
  },
  page: {
    title: 'Subscription',
    description: 'Your plan, your Asks and your billing',
    back: 'Back to the Sanctuary',
    loading: 'Opening your subscription...',
    plans: 'Plans',
    billing: 'Billing Information',
    active: (plan: string) => `${plan} plan`,
    activeText: 'Your subscription is active.',
    none: 'No payment method on file',
    choose: 'Choose Plan',
    manage: 'Manage Billing',
    opening: 'Opening...',
    next: 'Next billing date',
    ends: 'Ends on',
    noCharges: 'No upcoming charges',
    nextPlan: (plan: string, date: string) => `From ${date} on your plan is ${plan}.`,
    cancel: 'Cancel at the end of the period',
    resume: 'Keep my plan',
    resuming: 'One moment...',
    resumed: 'Your plan goes on',
    free: 'You are on the Free plan. It costs nothing and does not end.',
    pastDue: (date: string) =>
      `Your last payment did not go through. Your plan stays until ${date}; another card settles it.`,
    graceOver:
      'The last payment did not go through, so you are on the Free plan with 5 Asks a day. Nothing of yours is lost. Another card brings your plan back.',
    incomplete: 'The payment of your subscription is not finished. Please open your billing to finish it.',
    allAsks: 'Every Ask taken and given back',
    tryAgain: 'Try Again',
  },
  failed: {
    plans: 'Failed to load subscription plans',
    subscription: 'Your subscription could not be loaded.',
    signIn: 'Please sign in to continue',
    noSession: 'No authentication session found',
  },
  returned: {
    success: {
      title: 'Subscription Activated!',
      text: 'Welcome to your new plan! Your credits have been updated.',
    },
    cancelled: {
      title: 'Subscription Cancelled',
      text: "You can always upgrade later when you're ready.",
    },
  },
  entries: {
    title: 'Your Asks',
    description: 'Every Ask taken and given back, newest first',
    back: 'Subscription',
    loading: 'Counting your Asks...',
    failed: 'Your Asks could not be loaded.',
    none: 'You have asked nothing yet. Each Ask will stand here with its day.',
    ask: 'Ask Arion',
    when: 'When',
    what: 'What happened',
    change: 'Change',
    balance: 'Left',
    more: 'Show earlier ones',
    reasons,
  },
}
