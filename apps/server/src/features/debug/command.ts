import { operate } from '../../platform/operator-command.ts'
import { grantDebug } from './service/grant-debug.ts'

// The operator's command: who may see what stood behind their answers. `--revoke` takes it back.
const [email, option] = process.argv.slice(2)
if (!email || (option !== undefined && option !== '--revoke')) {
  console.error('Usage: node apps/server/src/features/debug/command.ts <email> [--revoke]')
  process.exit(2)
}
await operate(async ({ db, keepAct }) => {
  const change = option === '--revoke' ? 'revoke' : 'grant'
  const isKnown = await grantDebug({ db, now: () => new Date() }, email, change)
  if (isKnown) await keepAct(change === 'grant' ? 'debug role given' : 'debug role taken back')
  console.log(
    isKnown
      ? `${email} ${change === 'grant' ? 'has' : 'no longer has'} the debug role`
      : `Nobody has the address ${email}`,
  )
  process.exitCode = isKnown ? 0 : 1
})
