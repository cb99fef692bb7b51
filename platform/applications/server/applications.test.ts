import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { ApplicationTree } from '../application.model.ts'
import { applicationsCalls } from '../applications.calls.ts'
import { elementsCalls } from '../elements.calls.ts'
import { figuresCalls } from '../figures.calls.ts'

const world = useOwnWorld()

let dorian: TestPerson
let picture: File
beforeEach(async () => {
  dorian = await world.person({ superDev: true })
  const square = { width: 600, height: 300, channels: 3, background: '#3F57B8' } as const
  const bytes = await sharp({ create: square })
    .withExif({ IFD0: { Copyright: 'Dorian' } })
    .png()
    .toBuffer()
  picture = new File([new Uint8Array(bytes)], 'logo.png')
})

const create = (input: Record<string, unknown>, logo: File[] = []) =>
  as(dorian).sendForm(applicationsCalls.createNewApplication, { colour: '#7A3B69', ...input }, { logo })
const edit = (input: Record<string, unknown>, logo: File[] = []) =>
  as(dorian).sendForm(applicationsCalls.editApplication, { colour: '#7A3B69', ...input }, { logo })

describe('the applications', () => {
  test('are found by anybody who is signed in, with their elements, in his language', async () => {
    const marie = await world.person({ in: await world.client() })

    const applications = await as(marie).call(applicationsCalls.getAllApplications, {})

    expect(applications.map(({ id, name }) => `${id} ${name}`).slice(0, 8)).toEqual([
      '1 Atelier',
      '2 Commerce',
      '3 Culture',
      '4 Demandes',
      '5 Energie',
      '6 Finances',
      '7 Qualité',
      '8 RH',
    ])
    expect(applications.slice(0, 8).every(application => application.children.length > 0)).toBe(true)
  })

  test('are found one by one by their id, and no other', async () => {
    const marie = await world.person({ in: await world.client() })

    expect(await as(marie).call(applicationsCalls.getApplication, { id: 8 })).toMatchObject({ code: 'rh' })
    expect((await as(marie).send(applicationsCalls.getApplication, { id: 999 })).statusCode).toBe(404)
  })

  test('are not told to who is not signed in', async () => {
    const nobody = as(visitor(world.app))

    expect((await nobody.send(applicationsCalls.getAllApplications)).statusCode).toBe(401)
    expect((await nobody.send(applicationsCalls.getApplication, { id: 8 })).statusCode).toBe(401)
    expect((await nobody.send(applicationsCalls.getApplicationLogo, { id: 8 })).statusCode).toBe(401)
  })
})

describe('a new application', () => {
  test('has an id from 9 on, an address made from its name, and a root to hang pages on', async () => {
    const answer = await create({ name: { fr: 'Qualité terrain', en: 'Field quality', es: 'Calidad', ar: 'جودة' } })

    const made: ApplicationTree = answer.json()
    expect([answer.statusCode, made.code, made.colour, made.logo]).toEqual([200, 'qualite-terrain', '#7A3B69', null])
    expect(made.id).toBeGreaterThanOrEqual(9)
    expect(made.names.en).toBe('Field quality')
    const root = await as(dorian).call(elementsCalls.getElementByPath, { path: 'qualite-terrain' })
    expect(root).toMatchObject({ ApplicationId: made.id, kind: 'MODULE', ElementLevelId: 1 })
    const page = { name: 'Relevés', parentId: root.id, applicationId: made.id, elementLevelId: 2 }
    await as(dorian).call(elementsCalls.createElement, {
      ...page,
      routePath: '/qualite-terrain/releves',
      availableOnMobile: true,
    })
    const { children } = await as(dorian).call(applicationsCalls.getApplication, { id: made.id })
    expect(children.map(({ name }) => name)).toEqual(['Relevés'])
  })

  test('is no client’s before it is given to him', async () => {
    await world.client()
    const { id } = (await create({ name: 'Sans client' })).json()

    const figures = await as(dorian).call(figuresCalls.getNumberOfClientsForApplications, {})

    expect(figures.find(({ applicationId }) => applicationId === id)?.clients).toBe(0)
    expect(figures.find(({ applicationId }) => applicationId === 8)?.clients).toBeGreaterThan(0)
  })

  test.each<[string, Record<string, unknown>, string, RegExp]>([
    ['under the address of a page of the platform', { name: 'Sun' }, 'name', /page de la plateforme/],
    ['under that of another application', { name: 'Ätelier' }, 'name', /« Atelier »/],
    ['without a Latin letter', { name: 'جودة' }, 'name', /lettre latine/],
    ['in a pale colour', { name: 'Pâle', colour: '#FFEE88' }, 'colour', /trop pâle/],
    ['in no colour', { name: 'Incolore', colour: 'vert' }, 'colour', /#RRVVBB/],
  ])('is refused %s', async (_, input, field, message) => {
    const answer = await create(input)

    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual([expect.objectContaining({ field, message: expect.stringMatching(message) })])
  })
})

describe('a logo', () => {
  const see = (id: number) => as(dorian).send(applicationsCalls.getApplicationLogo, { id })

  test('is drawn again, small and without what its file told, and changes its address with it', async () => {
    const { id, logo: first } = (await create({ name: 'Avec logo' }, [picture])).json()

    const seen = await see(id)
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    const { width, height, format, exif } = await sharp(seen.rawPayload).metadata()
    expect({ width, height, format, exif }).toEqual({ width: 256, height: 128, format: 'webp' })

    const { logo: second, names } = (await edit({ id, name: 'Avec un autre' }, [picture])).json()
    expect(first).toMatch(new RegExp(`^application/logo/${id}\\?version=`))
    expect(second).not.toBe(first)
    expect(names.fr).toBe('Avec un autre')
  })

  test('stays when another thing is edited, and leaves when one says so, with its bytes', async () => {
    const { id, version } = (await create({ name: 'Logo retiré' }, [picture])).json()
    const key = world.catalogue.applications().find(application => application.id === id)?.logoKey as string

    expect((await edit({ id, name: 'Logo gardé', version })).json().logo).not.toBeNull()
    expect((await edit({ id, name: 'Logo retiré', withoutLogo: true })).json().logo).toBeNull()

    expect((await see(id)).statusCode).toBe(404)
    await expect
      .poll(() =>
        buffer(world.files.read(key)).then(
          () => 'kept',
          () => 'gone',
        ),
      )
      .toBe('gone')
  })

  test('that is no picture is refused, and nothing is made', async () => {
    const answer = await create({ name: 'Page déguisée' }, [new File(['<html>'], 'logo.png')])

    expect(answer.statusCode).toBe(415)
    const all = await as(dorian).call(applicationsCalls.getAllApplications, {})
    expect(all.map(({ name }) => name)).not.toContain('Page déguisée')
  })
})

test('an application that somebody else saved meanwhile is not overwritten; an unknown one is not found', async () => {
  const { id, version } = (await create({ name: 'À deux' })).json()
  await edit({ id, name: 'À deux, puis trois', version })

  expect((await edit({ id, name: 'À deux, encore', version })).statusCode).toBe(409)
  expect((await edit({ id: 999_999, name: 'Personne' })).statusCode).toBe(404)
})

test('only a super developer makes or edits an application', async () => {
  const sophie = await world.person({ in: await world.client(), admin: true })
  const camille = await world.person({ superAdmin: true })
  const asked = { name: 'Essai', colour: '#7A3B69' }

  for (const person of [sophie, camille]) {
    const made = await as(person).sendForm(applicationsCalls.createNewApplication, asked, {})
    expect(made.statusCode).toBe(403)
    expect((await as(person).sendForm(applicationsCalls.editApplication, { id: 8, ...asked }, {})).statusCode).toBe(403)
  }
})
