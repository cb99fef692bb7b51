import { fill } from '#kernel/shared/offer.ts'
import { searchOverlayOffer } from '#platform/search-overlay.slot.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { layoutPreference } from '#kernel/web/layout-options.ts'
import { stayOut } from '#kernel/web/session.ts'
import { openShell, signIn } from '../../testing/open-shell.tsx'
import { showPanel } from './shown-panel.ts'

afterEach(() => {
  showPanel(null)
  stayOut()
})

async function openCustomizer() {
  signIn()
  const { user } = await openShell('/atelier/stock')
  await user.click(await screen.findByRole('button', { name: 'Apparence' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Apparence' }))
  const choose = (group: string, choice: string) =>
    user.click(within(drawer.getByRole('group', { name: group })).getByRole('radio', { name: choice }))
  return { user, drawer, choose }
}

/** The drawer stands over the page: what is beside it is hidden from screen readers meanwhile. */
const behind = { hidden: true }

describe('the customizer', { timeout: 20_000 }, () => {
  it('puts the menu along the top, and takes the dark skin back only when it returns to the side', async () => {
    const { choose, drawer } = await openCustomizer()
    const semiDark = drawer.getByRole<HTMLInputElement>('radio', { name: 'Menu sombre' })
    expect(semiDark.checked).toBe(true)

    await choose('Disposition du menu', 'Horizontal')
    expect(screen.getByRole('menubar', behind)).toBeTruthy()
    expect([semiDark.checked, semiDark.disabled]).toEqual([false, true])

    await choose('Disposition du menu', 'Vertical')
    expect(screen.queryByRole('menubar', behind)).toBeNull()
    expect([semiDark.checked, semiDark.disabled]).toEqual([true, false])
  })

  it('shrinks the menu, then hides it behind a button of the bar', async () => {
    const { user, drawer } = await openCustomizer()
    const application = () => screen.getByRole('button', { name: 'Atelier', hidden: true })
    expect(application().textContent).toBe('Atelier')
    await user.click(drawer.getByRole('switch', { name: 'Menu réduit à ses icônes' }))
    expect(application().textContent).toBe('')

    await user.click(drawer.getByRole('switch', { name: 'Menu caché' }))
    expect(screen.queryByRole('navigation', { name: 'Menu', hidden: true })).toBeNull()
    expect(screen.getByRole('button', { name: 'Ouvrir le menu', hidden: true })).toBeTruthy()
  })

  it('hides the bar and the foot of the page, and leaves its own button to bring them back', async () => {
    const { choose } = await openCustomizer()
    await choose('Barre du haut', 'Cachée')
    await choose('Pied de page', 'Caché')
    expect(screen.queryByRole('banner', behind)).toBeNull()
    expect(screen.queryByRole('contentinfo', behind)).toBeNull()
    expect(screen.getByRole('button', { name: 'Apparence', hidden: true })).toBeTruthy()
  })

  it('turns the page, whatever the language', async () => {
    const { choose } = await openCustomizer()
    await choose('Sens de lecture', 'Droite à gauche')
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'), { timeout: 10_000 })
    await choose('Sens de lecture', 'Selon la langue')
    await waitFor(() => expect(document.documentElement.dir).toBe('ltr'))
  })

  it('keeps every choice for the next visit, and forgets them all at once', async () => {
    const { choose, drawer, user } = await openCustomizer()
    await choose('Couleur', 'Prune')
    await choose('Habillage', 'Bordé')
    await choose('Largeur du contenu', 'Encadrée')
    await choose('Changement de page', 'Glissement vertical')
    await user.click(drawer.getByRole('switch', { name: 'En sens inverse' }))
    const stored = () => JSON.parse(localStorage.getItem('prefs.layout') ?? '{}')
    expect(stored()).toMatchObject({
      accent: 'alternative',
      skin: 'bordered',
      contentWidth: 'boxed',
      transition: 'slide-y-reverse',
    })

    await user.click(drawer.getByRole('button', { name: 'Réinitialiser' }))
    expect(layoutPreference.get()).toMatchObject({ accent: 'default', skin: 'semi-dark', contentWidth: 'full' })
  })
})

describe('the keys of every page', () => {
  it('list themselves under ?, but not while one types', async () => {
    signIn()
    const { user } = await openShell('/atelier/stock')
    await user.keyboard('?')
    const list = await screen.findByRole('dialog', { name: 'Raccourcis clavier' })
    expect(within(list).getByText('Afficher cette liste')).toBeTruthy()
    expect(within(list).queryByText('Rechercher')).toBeNull()
  })

  it('open the search where there is one', async () => {
    signIn()
    const Search = () => <p>Que cherchez-vous ?</p>
    const search = fill(searchOverlayOffer, { labels: [], load: async () => Search })
    const { user } = await openShell('/atelier/stock', {}, [search])
    await user.keyboard('{Control>}{Shift>}/{/Shift}{/Control}')
    expect(await screen.findByText('Que cherchez-vous ?')).toBeTruthy()
  })
})
