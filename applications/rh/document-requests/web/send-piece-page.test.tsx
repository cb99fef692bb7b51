import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { setLanguage } from '#kernel/web/i18n.ts'
import { languagePreference } from '#kernel/web/preferences.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import type { Page } from '#kernel/web/pages.ts'
import { loadMirror } from '#kernel/web/theme/mirror.ts'
import { documentRequestsLabels } from '../document-requests-labels.web.ts'
import { sentPiecesWeb } from '../document-requests.web.ts'

const page = sentPiecesWeb.pages[0] as Page
const asked = { company: 'Serres du Layon', kind: 'idCard', kindLabel: 'Carte d’identité', firstname: 'Paul' }

type Answers = { opened?: Response; sent?: () => Response }

/** Paul opens the link of his mail, which the server answers so. */
async function openLink(
  { opened = Response.json(asked), sent = () => new Response(null, { status: 204 }) }: Answers = {},
  query = '',
) {
  queryClient.clear()
  const appended = vi.spyOn(FormData.prototype, 'append')
  const shown = await renderPage(page, {
    path: `/piece/jeton${query}`,
    labels: [documentRequestsLabels],
    fetch: ({ method }) => (method === 'GET' ? opened.clone() : sent()),
  })
  const files = () => appended.mock.calls.map(([field, , name]) => [field, name] as const)
  return { ...shown, files }
}

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' })
const camera = () => document.querySelector('input[capture]') as HTMLInputElement

/** The first to load the page would wait for it longer than a person does. */
beforeAll(async () => {
  await Promise.all([page.load(), loadMirror()])
})
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  await setLanguage('fr')
})

describe('the link of a mail', () => {
  test('tells who asks for what, and sends both sides of a card together', async () => {
    const { user, findByRole, getByText, files } = await openLink()

    await findByRole('heading', { name: 'Bonjour Paul' })
    getByText('Serres du Layon vous demande :')
    getByText('Carte d’identité')
    await user.upload(camera(), photo('recto.jpg'))
    await user.upload(camera(), photo('verso.jpg'))
    await user.click(await findByRole('button', { name: 'Envoyer' }))

    await findByRole('heading', { name: 'Document envoyé' })
    expect(files()).toEqual([
      ['files', 'recto.jpg'],
      ['files', 'verso.jpg'],
    ])
  })

  test('keeps what was chosen when it could not be sent', async () => {
    const { user, findByRole, findByText } = await openLink({
      sent: () => Response.json({ code: 'FILE_TYPE', message: 'Format de fichier refusé.' }, { status: 415 }),
    })
    await findByRole('heading', { name: 'Bonjour Paul' })
    await user.upload(camera(), photo('recto.jpg'))
    await user.click(await findByRole('button', { name: 'Envoyer' }))

    expect((await findByRole('alert')).textContent).toContain('Format de fichier refusé.')
    await findByText('Page 1')
    await findByRole('button', { name: 'Envoyer' })
  })

  test('refuses at once what is neither a photo nor a PDF', async () => {
    const { user, findByRole, queryByRole } = await openLink()
    await findByRole('heading', { name: 'Bonjour Paul' })
    const input = document.querySelector('input[type=file]:not([capture])') as HTMLInputElement
    input.removeAttribute('accept')
    await user.upload(input, new File(['x'], 'liste.xlsx', { type: 'application/vnd.ms-excel' }))

    expect((await findByRole('alert')).textContent).toContain('« liste.xlsx » n’est ni une photo ni un PDF.')
    expect(queryByRole('button', { name: 'Envoyer' })).toBeNull()
  })

  test.each([
    ['as it is opened', { opened: Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 }) }, false],
    ['as it is used', { sent: () => Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 }) }, true],
  ] as const)('that is dead %s says so, and nothing else', async (_when, answers, sends) => {
    const { user, findByRole } = await openLink(answers)
    if (sends) {
      await findByRole('heading', { name: 'Bonjour Paul' })
      await user.upload(camera(), photo('recto.jpg'))
      await user.click(await findByRole('button', { name: 'Envoyer' }))
    }

    await findByRole('heading', { name: 'Ce lien ne sert plus' })
  })

  test('is read in the language that it names, whatever who works at this browser speaks', async () => {
    await setLanguage('fr')
    const { findByRole } = await openLink({}, '?language=es')

    await findByRole('heading', { name: 'Hola, Paul' })
    expect(languagePreference.get()).toBe('fr')
  })

  test('reads from right to left in Arabic before anything of it is drawn', async () => {
    const { findByRole } = await openLink({}, '?language=ar')

    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    await findByRole('heading', { name: /Paul/ })
  })

  test('opens again in the language that its reader chose', async () => {
    const first = await openLink({}, '?language=ar')
    await first.user.click(await first.findByRole('button', { name: 'Español' }))
    await first.findByRole('heading', { name: 'Hola, Paul' })
    first.unmount()
    await setLanguage('fr')

    const again = await openLink({}, '?language=ar')

    await again.findByRole('heading', { name: 'Hola, Paul' })
    expect(languagePreference.get()).toBe('fr')
  })
})
