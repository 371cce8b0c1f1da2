/** Which square of a picture is kept: its middle as shares of the picture, and how often it is enlarged. */
export interface Crop {
  x: number
  y: number
  zoom: number
}
interface Size {
  width: number
  height: number
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const ZOOM_MAX = 4

/** The square in pixels of the picture. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Size) {
  const side = Math.min(width, height) / zoom
  return { left: x * width - side / 2, top: y * height - side / 2, side }
}

/** The nearest one that does not reach beyond the picture. */
export function within({ x, y, zoom }: Crop, size: Size): Crop {
  const kept = clamp(zoom, 1, ZOOM_MAX)
  const side = Math.min(size.width, size.height) / kept
  const [halfX, halfY] = [side / size.width / 2, side / size.height / 2]
  return { x: clamp(x, halfX, 1 - halfX), y: clamp(y, halfY, 1 - halfY), zoom: kept }
}

/** Moved by shares of the square that is seen: the picture follows the finger. */
export function moved(crop: Crop, by: { x: number; y: number }, size: Size): Crop {
  const { side } = squareOf(crop, size)
  return within(
    { ...crop, x: crop.x - (by.x * side) / size.width, y: crop.y - (by.y * side) / size.height },
    size,
  )
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
