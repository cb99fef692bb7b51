import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { setLanguage } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import {
  codeInMail,
  envelopeSentBy,
  pageToSign,
  paul,
  runJobs,
  signingClient,
  stateOf,
  type TestSigner,
  tokenInMail,
} from '#platform/envelopes/testing/signing-world.ts'
import { openTextsFor } from '#platform/envelopes/testing/texts-for.ts'
import { serverBehind } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { signingWeb } from '../signing.web.ts'

const page = signingWeb.pages[0] as Page
await page.load()

const world = useOwnWorld()
let serres: TestClient
let marie: TestSigner
let envelope: string
let sophie: TestPerson
beforeEach(async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined }))
  ;({ serres, marie, sophie } = await signingClient(world))
  envelope = await envelopeSentBy(marie, { documents: [{ fileId: await keptContract(), name: 'Contrat Petit Paul' }] })
  await runJobs(world, serres)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await setLanguage('fr')
})

/** A form of files is no thing of this browser: the contract lies there as if it had been handed in. */
async function keptContract() {
  const bytes = await pageToSign()
  const rule = { types: ['application/pdf'], maxBytes: 1_000_000 }
  const { storageKey, name, mime, size, sha256 } = await world.files.store(serres.id, 'contrat.pdf', once(bytes), rule)
  const createdAt = world.clock.now().toString()
  return world.inClient(serres, async db => {
    const { id } = await db
      .insertInto('kernel.file')
      .values({ storageKey, name, mime, size, sha256, createdBy: marie.userId, createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('platform.signing_upload')
      .values({ fileId: id, pages: 1, createdBy: marie.userId, createdAt })
      .execute()
    return id
  })
}
async function* once(bytes: Uint8Array) {
  yield bytes
}

/** Paul opens the link of his mail; `line` may fail for what it is told of. */
const open = (line: (request: Request) => boolean = () => true, query = '') => {
  const server = serverBehind(world)
  return renderPage(page, {
    path: `/signatures/sign/${tokenInMail(world)}${query}`,
    labels: signingWeb.labels,
    fetch: async request => {
      if (!line(request)) throw new TypeError('Failed to fetch')
      return server(request)
    },
  })
}
type User = Awaited<ReturnType<typeof open>>['user']

const button = (name: string) => screen.findByRole('button', { name })
async function typeCode(user: User, code?: string) {
  await runJobs(world, serres)
  const field = await screen.findByLabelText('Code')
  await user.clear(field)
  await user.type(field, code ?? codeInMail(world))
  await user.click(await button('Continuer'))
}
async function enter(user: User) {
  await user.click(await button('Recevoir mon code'))
  await screen.findByLabelText('Code')
  await typeCode(user)
}
/** Where a browser draws no PDF, it is downloaded, which is reading it to its end. */
async function readToEnd(user: User) {
  const goOn = await button('J’ai lu, je continue')
  expect(goOn.hasAttribute('disabled')).toBe(true)
  await user.click(await button('Télécharger pour lire autrement'))
  await waitFor(() => expect(goOn.hasAttribute('disabled')).toBe(false))
  await user.click(goOn)
}
const signature = async (user: User) => {
  await user.click(await screen.findByRole('checkbox'))
  await user.click(await button('Au clavier'))
  return button('Signer le document')
}

describe('who signs by the link of his mail', () => {
  test('sees nothing before his code, reads to the end, then signs and is told what comes next', async () => {
    const { user } = await open()
    await screen.findByRole('heading', { name: /^Documents à signer de / })
    expect(document.body.textContent).not.toContain('Petit Paul')

    await enter(user)
    await readToEnd(user)
    const sign = await signature(user)
    expect(sign.hasAttribute('disabled')).toBe(false)
    await user.click(sign)

    await screen.findByRole('heading', { name: 'C’est signé' })
    screen.getByText(/vous recevrez votre copie/)
    await runJobs(world, serres)
    expect(await stateOf(marie, envelope)).toBe('partially_signed')
  })

  test('is sent his code on his telephone, or by mail if he would rather', async () => {
    const texts = await openTextsFor(world, serres, sophie)
    await envelopeSentBy(marie, { recipients: [{ ...paul, phone: '+33639980042' }] })
    await runJobs(world, serres)
    const { user } = await open()
    await screen.findByText('+33 … 42')

    await user.click(await button('Recevoir mon code par SMS'))
    await screen.findByLabelText('Code')
    await runJobs(world, serres)
    expect(texts.received()).toHaveLength(1)
    world.clock.advance({ seconds: 1 })
    await user.click(await button('Plutôt par mail'))
    await screen.findByText('p…@essai.example')
    await typeCode(user)

    await button('Télécharger pour lire autrement')
    await texts.close()
  })

  test('is told of a wrong code, and that the line fails, without losing what he filled in', async () => {
    let isCut = false
    const { user } = await open(({ url }) => !(isCut && url.endsWith('/sign')))
    await user.click(await button('Recevoir mon code'))
    await screen.findByLabelText('Code')
    await runJobs(world, serres)
    await typeCode(user, codeInMail(world) === '000000' ? '000001' : '000000')
    await screen.findByText(/code/i, { selector: '[role=alert] *, [role=alert]' })
    await typeCode(user)
    await readToEnd(user)
    const sign = await signature(user)

    isCut = true
    await user.click(sign)
    await screen.findByRole('alert')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    isCut = false
    await user.click(await button('Signer le document'))

    await screen.findByRole('heading', { name: 'C’est signé' })
  })

  test('may refuse, with a reason that the sender is told', async () => {
    const { user } = await open()
    await enter(user)

    await user.click(await button('Je ne veux pas signer'))
    await user.type(await screen.findByLabelText(/^Pourquoi/), 'Le salaire n’est pas le bon')
    await user.click(await button('Envoyer mon refus'))

    await screen.findByRole('heading', { name: 'Votre refus est envoyé' })
    await runJobs(world, serres)
    expect(await stateOf(marie, envelope)).toBe('declined')
  })

  test('is spoken to in the language of his mail, from right to left', async () => {
    await open(undefined, '?lang=ar')

    await screen.findByRole('button', { name: 'استلام الرمز' })
    expect(document.documentElement.dir).toBe('rtl')
  })

  test('whose link has died is told whom to ask, and no more', async () => {
    await renderPage(page, {
      path: '/signatures/sign/jeton',
      labels: signingWeb.labels,
      fetch: serverBehind(world),
    })
    await screen.findByRole('heading', { name: 'Ce lien ne s’ouvre plus' })
  })
})
