import { downloadExport } from '@astrarium/contracts'
import { buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'

/** The browser's own download. */
export function DownloadLink() {
  return (
    <a href={downloadExport.path} download className={buttonClass({ variant: 'outline', size: 'sm' })}>
      {words.settings.data.download}
    </a>
  )
}
