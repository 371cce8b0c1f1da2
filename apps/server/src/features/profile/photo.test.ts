import sharp from 'sharp'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()

const picture = async (background: string) =>
  (
    await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

it('is set, changed and removed; its address changes with it, and a browser asks anew after an hour', async () => {
  const mara = await house.visitor().arrive()
  expect((await mara.call('GET', '/api/profile')).body.profilePhotoUrl).toBeNull()
  expect((await mara.call('GET', '/api/profile/photo')).body.code).toBe('photo_not_found')

  const first = (await mara.call('PUT', '/api/profile/photo', { photo: await picture('#884422') })).body
  const shown = await mara.raw('GET', first.profilePhotoUrl as string)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
  const etag = shown.headers.get('etag')!
  const again = await mara.raw('GET', '/api/profile/photo', undefined, { 'If-None-Match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])

  const second = (await mara.call('PUT', '/api/profile/photo', { photo: await picture('#224488') })).body
  expect(second.profilePhotoUrl).not.toBe(first.profilePhotoUrl)
  expect((await mara.raw('GET', second.profilePhotoUrl as string)).headers.get('etag')).not.toBe(etag)

  expect((await mara.call('DELETE', '/api/profile/photo')).body.profilePhotoUrl).toBeNull()
  expect((await mara.call('GET', '/api/profile/photo')).status).toBe(404)
})

it('is nobody else’s, and sealed where it is kept', async () => {
  const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
  const { profilePhotoUrl } = (
    await mara.call('PUT', '/api/profile/photo', { photo: await picture('#111111') })
  ).body
  expect((await ben.call('GET', profilePhotoUrl as string)).status).toBe(404)
  const shown = Buffer.from(await (await mara.raw('GET', '/api/profile/photo')).arrayBuffer())
  const { rows } = await house.owner.query<{ photo: string }>(`select photo from profile_photos`)
  expect(rows.map(({ photo }) => photo).join()).not.toContain(shown.toString('base64').slice(0, 40))
})

it('refuses what is none by what it is, before and after 5 MB', async () => {
  const mara = await house.visitor().arrive()
  const send = async (bytes: Buffer) =>
    (await mara.call('PUT', '/api/profile/photo', { photo: bytes.toString('base64') })).body.code as string
  expect(await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('photo_type')
  expect(await send(Buffer.from('\xff\xd8\xff\xe0', 'latin1'))).toBe('photo_unreadable')
  expect(await send(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('photo_too_large')
  expect(await send(Buffer.alloc(8 * 1024 * 1024))).toBe('too_large')
  expect((await mara.call('GET', '/api/profile')).body.profilePhotoUrl).toBeNull()
})
