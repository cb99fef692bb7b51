import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Asker, as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { PictureKind } from '#platform/identity/picture.model.ts'
import { picturesCalls } from '../pictures.calls.ts'
import { invite } from '../testing/people.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'

const world = useOwnWorld()

/** A photo of a telephone held upright: wide pixels, and a note that they are to be turned; red above, blue below. */
async function photo({ width = 1_200, height = 900 } = {}) {
  const half = { width: width / 2, height, channels: 3, background: '#0000c8' } as const
  return sharp({ create: { ...half, width, background: '#c80000' } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), left: width / 2, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Marie Caron, 12 rue des Serres' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
let upright: Buffer
beforeEach(async () => {
  upright ??= await photo()
})

type Upload = 'uploadAvatar' | 'uploadProfilePicture'
const upload = (person: Asker, bytes: Uint8Array, call: Upload, name = 'moi.jpg') =>
  as(person).sendForm(picturesCalls[call], {}, { picture: [new File([new Uint8Array(bytes)], name)] })

const see = (person: Asker, { userId }: TestPerson, kind: PictureKind = 'avatar') =>
  as(person).send(picturesCalls.getPicture, { userId, kind })

const keysOf = async ({ userId }: TestPerson) =>
  (
    await ask<{ avatar_key: string | null; picture_key: string | null }>(
      world.installer,
      'select avatar_key, picture_key from platform.user where id = $1',
      [userId],
    )
  )[0] as { avatar_key: string | null; picture_key: string | null }

const isStored = (key: string | null) =>
  buffer(world.files.read(key as string)).then(
    () => true,
    () => false,
  )

const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (data[0] as number) > (data[2] as number) ? 'red' : 'blue'
}

describe('a picture', () => {
  test('is drawn again: small, upright, without what its file told beside it', async () => {
    const marie = await world.person({ in: await world.client() })

    const answer = await upload(marie, upright, 'uploadAvatar')

    expect(answer.statusCode).toBe(200)
    expect(answer.json().avatar).toMatch(new RegExp(`^user/picture/${marie.userId}/avatar\\?version=`))
    const seen = await see(marie, marie)
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    const { width, height, format, exif, orientation } = await sharp(seen.rawPayload).metadata()
    expect({ width, height, format, exif, orientation }).toEqual({ width: 200, height: 200, format: 'webp' })
    expect([await colourAt(seen.rawPayload, 100, 5), await colourAt(seen.rawPayload, 100, 195)]).toEqual([
      'red',
      'blue',
    ])
  })

  test('of a profile keeps its shape, 800 pixels at its longer side', async () => {
    const marie = await world.person()

    await upload(marie, upright, 'uploadProfilePicture')

    const { width, height } = await sharp((await see(marie, marie, 'profilePicture')).rawPayload).metadata()
    expect([width, height]).toEqual([600, 800])
  })

  test('takes the place of the former, of which nothing is left; nor of what was sent', async () => {
    const marie = await world.person()
    await upload(marie, upright, 'uploadAvatar')
    const former = (await keysOf(marie)).avatar_key

    await upload(marie, upright, 'uploadAvatar')

    const { avatar_key } = await keysOf(marie)
    expect(avatar_key).not.toBe(former)
    expect(await isStored(avatar_key)).toBe(true)
    await expect.poll(() => isStored(former)).toBe(false)
  })

  test('is removed with the other, and only by oneself', async () => {
    const marie = await world.person()
    await upload(marie, upright, 'uploadAvatar')
    await upload(marie, upright, 'uploadProfilePicture')
    const { avatar_key, picture_key } = await keysOf(marie)

    expect((await as(visitor(world.app)).send(picturesCalls.removePictures)).statusCode).toBe(401)
    expect((await as(marie).send(picturesCalls.removePictures)).statusCode).toBe(204)

    expect(await keysOf(marie)).toEqual({ avatar_key: null, picture_key: null })
    await expect.poll(async () => [await isStored(avatar_key), await isStored(picture_key)]).toEqual([false, false])
    expect((await see(marie, marie)).statusCode).toBe(404)
  })

  test('is seen by the people of the client, and by nobody of another', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const [marie, paul, anne] = [
      await world.person({ in: serres }),
      await world.person({ in: serres }),
      await world.person({ in: bocage, admin: true }),
    ]
    await upload(marie, upright, 'uploadAvatar')

    expect((await see(paul, marie)).statusCode).toBe(200)
    expect((await see({ ...paul, clientId: undefined }, marie)).statusCode).toBe(404)
    expect((await see(anne, marie)).statusCode).toBe(404)
    expect((await see({ ...anne, clientId: serres.id }, marie)).statusCode).toBe(404)
    expect((await see(paul, anne)).statusCode).toBe(404)
    const asked = { userId: marie.userId, kind: 'avatar' }
    expect((await as(visitor(world.app)).send(picturesCalls.getPicture, asked)).statusCode).toBe(401)
  })

  test('of somebody who is invited and has not come is shown to nobody there', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const sophie = await world.person({ in: serres, admin: true })
    const marie = await world.person({ in: bocage })
    await upload(marie, upright, 'uploadAvatar')
    await invite(sophie, { mail: marie.mail })

    expect((await see(sophie, marie)).statusCode).toBe(404)

    await as(marie).call(menuCalls.setClient, { userId: marie.userId, clientId: serres.id })
    expect((await see(sophie, marie)).statusCode).toBe(200)
  })
})

describe('what is no picture', () => {
  test.each<[string, string, () => Promise<Uint8Array>, number, string]>([
    ['a page', 'moi.jpg', async () => Buffer.from('<html>'), 415, 'FILE_TYPE'],
    [
      'a drawing with a picture’s mark',
      'moi.webp',
      async () => Buffer.from('<svg    WEBP xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'PICTURE_UNREADABLE',
    ],
    ['half a photo', 'moi.jpg', async () => upright.subarray(0, upright.length / 2), 415, 'PICTURE_UNREADABLE'],
    ['a bomb of 81 megapixels in a megabyte', 'moi.png', () => emptyPicture(9_000), 413, 'TOO_MANY_PIXELS'],
  ])('is refused, and nothing is kept: %s', async (_, name, bytes, status, code) => {
    const marie = await world.person()

    for (const call of ['uploadAvatar', 'uploadProfilePicture'] as const) {
      const answer = await upload(marie, await bytes(), call, name)
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    }

    expect(await keysOf(marie)).toEqual({ avatar_key: null, picture_key: null })
  })

  test('nor is anything taken from who has not signed in', async () => {
    expect((await upload(visitor(world.app), upright, 'uploadAvatar')).statusCode).toBe(401)
    expect((await upload(visitor(world.app), upright, 'uploadProfilePicture')).statusCode).toBe(401)
    expect((await as(visitor(world.app)).send(picturesCalls.uploadAvatar)).statusCode).toBe(401)
    expect((await as(visitor(world.app)).send(picturesCalls.uploadProfilePicture)).statusCode).toBe(401)
  })
})

const emptyPicture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
