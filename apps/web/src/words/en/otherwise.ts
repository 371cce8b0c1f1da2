export const otherwise = {
  open: 'Why does another app say otherwise?',
  title: 'Why does another app say otherwise?',
  text: 'Say what it shows for a point of your chart. Every setting, clock and place that apps differ in is then really calculated, and those that give exactly that are listed, the likeliest first. Nothing of it is kept.',
  point: 'Point',
  sign: 'Sign there',
  degree: 'Degrees within the sign',
  degreeHint: 'As it shows them: 12, 12.4 or 12°24′',
  house: 'House there',
  unsaid: 'Not said',
  houseNumber: (number: number) => `House ${number}`,
  nothing: 'Say a sign, degrees or a house.',
  degreeWrong: 'Degrees from 0 to below 30.',
  find: 'Find out',
  finding: 'Calculating...',
  failed: 'This could not be calculated',
  said: 'It says',
  forget: (point: string) => `Leave out ${point}`,
  another: 'What it says of another point narrows it down.',
  here: (shown: string) => `Your chart here: ${shown}.`,
  agrees: 'Your chart here says the same.',
  isOpen: 'Your birth time leaves this open here. The other app assumed an hour, or takes yours as exact.',
  none: 'None of these explains it: no house system, zodiac or node, no reading of the clocks, of the date or of the place gives what it says, alone or two at once. Please compare the birth details that stand there.',
  one: 'One thing gives exactly that:',
  several: (count: number) => `${count} things give exactly that, the likeliest first:`,
  result: (shown: string) => `Then: ${shown}.`,
  and: ' and ',
  openHere: 'left open',
  inHouse: (number: number) => `house ${number}`,
  houseSystem: (value: string, own: string) => `${value} houses instead of ${own}`,
  zodiac: (value: string, own: string) => `the ${value} instead of the ${own}`,
  node: (value: string, own: string) => `the ${value} instead of the ${own}`,
  time: {
    noon: (value: string, own: string | null) =>
      own
        ? `${value} (noon) instead of ${own}, as where no birth time was entered`
        : `${value} (noon) assumed`,
    midnight: (value: string, own: string | null) =>
      own
        ? `${value} (midnight) instead of ${own}, as where no birth time was entered`
        : `${value} (midnight) assumed`,
    am_pm: (value: string, own: string | null) => `${value} instead of ${own ?? ''}: a.m. and p.m. confused`,
    as_given: (value: string) => `${value} taken as exact, which is approximate here`,
    other_of_two: (value: string) => `the other ${value} of that night, when the clocks went back`,
  },
  clock: {
    without_summer_time: (value: string, own: string) => `summer time ignored: ${value} instead of ${own}`,
    with_summer_time: (value: string, own: string) =>
      `summer time where there was none: ${value} instead of ${own}`,
    todays_rules: (value: string, own: string) =>
      `the time zone by its rules of today, ${value}, instead of those of that day, ${own}`,
    zone_of_place: (value: string, own: string) =>
      `the time zone of the place, ${value}, instead of the one in your birth details, ${own}`,
    zone_of_today: (value: string, own: string) =>
      `the time zone where you are now, ${value}, instead of the one of your birth, ${own}`,
    greenwich: (_value: string, own: string) => `the birth time read as UTC instead of ${own}`,
    local_mean_time: (value: string, own: string) => `local mean time, ${value}, instead of ${own}`,
    hour_more: (value: string, own: string) => `a time zone one hour ahead: ${value} instead of ${own}`,
    hour_less: (value: string, own: string) => `a time zone one hour behind: ${value} instead of ${own}`,
  },
  date: {
    day_and_month: (value: string, own: string) => `${value} instead of ${own}: day and month changed over`,
    day_before: (value: string, own: string) => `${value}, the day before, instead of ${own}`,
    day_after: (value: string, own: string) => `${value}, the day after, instead of ${own}`,
  },
  place: {
    namesake: (value: string, own: string) => `another place of the name: ${value} instead of ${own}`,
    west_for_east: () => 'east and west of the birth place confused',
    south_for_north: () => 'north and south of the birth place confused',
  },
}
