import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export interface Breach {
  rule: string
  from: string
  to: string
}

export interface Import {
  from: string
  to: string
}

/** Holds the files below `root` against the rules of dependency-cruiser.mjs. */
export function cruise(
  root: string,
  folders: string[],
): { breaches: Breach[]; imports: Import[]; moduleCount: number; rules: string[] } {
  const project = join(import.meta.dirname, '..')
  const tool = join(project, 'node_modules/.bin/depcruise')
  const args = [
    tool,
    '--config',
    join(project, 'dependency-cruiser.mjs'),
    '--output-type',
    'json',
    ...folders,
  ]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (!stdout) throw new Error(`dependency-cruiser said nothing (${status}): ${stderr}`)

  const { modules, summary } = JSON.parse(stdout) as { modules: Module[]; summary: Summary }
  return {
    breaches: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    moduleCount: summary.totalCruised,
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
  }
}

interface Module {
  source: string
  dependencies: { resolved: string }[]
}

interface Summary {
  totalCruised: number
  violations: { rule: { name: string }; from: string; to: string }[]
  ruleSetUsed: { forbidden: { name: string }[] }
}
