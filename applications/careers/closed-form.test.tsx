import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { serverBehind } from '#platform/testing/browser-of.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { drawForm } from './draw-form.ts'
import { drawWelcome } from './draw-welcome.ts'
import { siteOf } from './site.ts'

const world = useOwnWorld()
afterEach(() => vi.unstubAllGlobals())

test('a form that is being set up takes nobody: the site says so, and how the company is reached', async () => {
  const { id } = await world.client()
  await ask(
    world.installer,
    `insert into platform.contact_information (client_id, mail, phone_number) values ($1, 'rh@essai.example', '+33241000000')`,
    [id],
  )
  const [client] = await ask<{ slug: string }>(world.installer, 'select slug from platform.client where id = $1', [id])
  const server = serverBehind(world)
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    server(new Request(new URL(path, window.location.href), init)),
  )
  const site = await siteOf(client?.slug ?? '')
  const redraw = () => undefined

  for (const page of [drawWelcome(site, redraw), await drawForm(site, 'amina@essai.example', redraw)]) {
    const shown = document.createElement('div')
    shown.append(page)
    expect(shown.querySelector('[role=status]')?.textContent).toContain(
      'Le formulaire est momentanément indisponible. Veuillez contacter l’entreprise.',
    )
    expect(shown.textContent).toContain('02\u00A041\u00A000\u00A000\u00A000')
    expect(shown.querySelector('a[href="mailto:rh@essai.example"]')).not.toBeNull()
    expect(shown.querySelector('.main-action')).toBeNull()
  }
})
