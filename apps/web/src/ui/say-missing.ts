import { hasLine } from '../lib/api.ts'
import { words } from '../words/index.ts'
import { toast } from './toast/toast.ts'

/** Where the server answers, the script is gone since a new version, and a reload brings the new one. */
export async function sayMissing(): Promise<void> {
  const { title, reload } = words.common.crash
  if (await hasLine())
    toast.destructive(title, undefined, { action: { label: reload, onPress: () => location.reload() } })
  else toast.destructive(words.common.noConnection)
}
