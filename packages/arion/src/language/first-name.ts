/** What somebody is called by, of a name that was typed. */

/** "Mr Smith", "The Boss" and "Aunt May" are called so as a whole. */
export function firstNameOf(name: string): string {
  const whole = name.trim().replaceAll(/\s+/g, ' ')
  const [first = ''] = whole.split(' ')
  return TITLE.test(first) ? whole : first
}
const TITLE =
  /^(the|my|our|mr|mrs|ms|miss|mx|dr|prof|sir|lady|aunt|auntie|aunty|uncle|nana|gran|granny|grandma|grandpa|big|little|old|young|saint|st|sister|brother|father|mother)\.?$/i
