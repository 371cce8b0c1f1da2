import { runToEnd } from './child.ts'

export interface DemoPerson {
  address: string
  email: string
  password: string
}

/** Somebody whom `script/demo` makes there. That it took longer than it promises is no matter here. */
export async function makeDemoPerson(address: string): Promise<DemoPerson> {
  const { output } = await runToEnd(['node', 'script/demo.ts', address], { isKept: true })
  const said = output.split('\n').find((line) => line.startsWith('{"address"'))
  if (!said) throw new Error(output)
  return JSON.parse(said) as DemoPerson
}
