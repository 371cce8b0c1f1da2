import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CropDialog } from './crop-dialog.tsx'

it('shows the photo as it opens, and not only once it was moved', () => {
  const drawImage = vi.fn<() => void>()
  const pen = { fillStyle: '', fillRect: () => undefined, drawImage } as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen)
  const picture = { width: 300, height: 200 } as ImageBitmap
  render(<CropDialog picture={picture} isBusy={false} onSave={() => undefined} onClose={() => undefined} />)
  expect(drawImage).toHaveBeenCalledWith(picture, 50, 0, 200, 200, 0, 0, 768, 768)
})
