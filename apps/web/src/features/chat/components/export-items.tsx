import { exportThread } from '@astrarium/contracts'
import { Download } from 'lucide-react'
import { fillPath } from '../../../lib/api.ts'
import { MenuItem } from '../../../ui/menu.tsx'
import { words } from '../../../words/index.ts'

/** A conversation as a file to keep; the browser's own download. */
export function ExportItems({ threadId }: { threadId: string }) {
  const path = fillPath(exportThread.path, { threadId })
  return (['markdown', 'json'] as const).map((format) => (
    <MenuItem key={format} asChild>
      <a href={`${path}?format=${format}`} download>
        <Download aria-hidden="true" size={18} strokeWidth={1.6} />
        {words.chat.export[format]}
      </a>
    </MenuItem>
  ))
}
