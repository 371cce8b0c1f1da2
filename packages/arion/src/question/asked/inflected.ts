/** A verb after "did" or "does" as it stands without them: "go" is "went", "hurt" is "hurts". */

export function past(verb: string): string {
  const known = IRREGULAR[verb]
  if (known) return known
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

export function ofOne(verb: string): string {
  if (verb === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

const DOUBLED = /^[^aeiou]*[aeiou][bdgklmnprt]$/

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'be was,become became,begin began,bite bit,break broke,bring brought,build built,burn burnt,buy bought,catch caught,' +
    'choose chose,come came,cost cost,cut cut,do did,draw drew,drink drank,drive drove,eat ate,fall fell,feel felt,' +
    'fight fought,find found,fly flew,forget forgot,forgive forgave,freeze froze,get got,give gave,go went,grow grew,' +
    'have had,hear heard,hide hid,hit hit,hold held,hurt hurt,keep kept,know knew,lead led,leave left,let let,lie lied,' +
    'lose lost,make made,mean meant,meet met,pay paid,put put,quit quit,read read,ride rode,ring rang,rise rose,run ran,' +
    'say said,see saw,sell sold,send sent,set set,shake shook,shut shut,sing sang,sit sat,sleep slept,speak spoke,' +
    'spend spent,stand stood,steal stole,stick stuck,sting stung,strike struck,swear swore,sweep swept,take took,' +
    'teach taught,tear tore,tell told,think thought,throw threw,understand understood,wake woke,wear wore,win won,write wrote'
  )
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
