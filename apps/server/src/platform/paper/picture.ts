import { drawInTurn } from '../photo/locked-sharp.ts'

/** An SVG of 1000 units as a PNG of so many pixels a side. */
export async function pngOf(svg: string, side: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = await drawInTurn((sharp) =>
    sharp(Buffer.from(svg), { density: (72 * side) / 1000 })
      .png({ compressionLevel: 6 })
      .toBuffer(),
  )
  return new Uint8Array(png)
}
