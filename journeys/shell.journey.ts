import { expect, type Locator, type Page, test } from '@playwright/test'
import { usersCalls } from '#platform/users/users.calls.ts'
import { speakAs } from './api.ts'
import { chooseInMenuOf, inspect, signIn } from './errand.ts'
import { camille, carla, ines, philippe, sophie, youssef } from './people.ts'

const staffList = '/RH/gestion_du_personnel/salaries'

test('the menu along the top is gone through by the keyboard alone', async ({ page }) => {
  await signIn(page, sophie, '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Sophie' })).toBeVisible()
  const drawer = await openCustomizer(page)
  await choose(drawer, 'Disposition du menu', 'Horizontal')
  await page.keyboard.press('Escape')
  const bar = page.getByRole('menubar')
  await expect(bar).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réduire le menu' })).toHaveCount(0)

  // A pointer that rests where a menu opens chooses nothing in it.
  const rh = await bar.getByRole('menuitem', { name: 'RH', exact: true }).boundingBox()
  await page.mouse.move((rh?.x ?? 0) + 40, (rh?.y ?? 0) + 90)
  await bar.getByRole('menuitem', { name: 'Accueil' }).focus()
  await page.keyboard.press('r')
  await expect(bar.getByRole('menuitem', { name: 'RH', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const personnel = page.getByRole('menu', { name: 'Gestion du personnel' })
  await expect(personnel.getByRole('menuitem', { name: 'Indicateurs' })).toBeFocused()
  await expectInWindow(page, personnel)
  await inspect(page, 'horizontal-menu')

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(staffList)
  await expect(personnel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Salariés' })).toBeFocused()

  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(bar).toHaveCount(0)
  await expect.poll(async () => (await page.getByRole('navigation', { name: 'Menu' }).boundingBox())?.width).toBe(68)
})

test('the customizer changes what is seen at once, and it stays after a reload', async ({ page }) => {
  await signIn(page, youssef)
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--s-palette-primary-main'))
  const green = await primary()
  await page.goto(staffList)
  const sheet = page.getByRole('main').locator('> div')
  const wide = (await sheet.boundingBox())?.width ?? 0

  const drawer = await openCustomizer(page)
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(400)
  await inspect(page, 'customizer')
  await choose(drawer, 'Couleur', 'Prune')
  await choose(drawer, 'Habillage', 'Bordé')
  await choose(drawer, 'Largeur du contenu', 'Encadrée')
  await choose(drawer, 'Pied de page', 'Fixe')
  await choose(drawer, 'Sens de lecture', 'Droite à gauche')
  await drawer.getByRole('switch', { name: 'Menu réduit à ses icônes' }).check()
  await page.keyboard.press('Escape')

  const expectChosen = async () => {
    await expect.poll(primary).not.toBe(green)
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeLessThan(wide)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
  }
  await expectChosen()
  await page.reload()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await expectChosen()
  await inspect(page, 'customized')

  await (await openCustomizer(page)).getByRole('button', { name: 'Réinitialiser' }).click()
  await expect.poll(primary).toBe(green)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('a bar that is hidden comes back by the button at the edge of the screen', async ({ page }) => {
  await signIn(page, youssef)
  const drawer = await openCustomizer(page)
  await choose(drawer, 'Barre du haut', 'Cachée')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Youssef' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)

  await page.getByRole('button', { name: 'Apparence' }).click()
  await choose(drawer, 'Barre du haut', 'Fixe')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('pages enter as chosen without being waited for, and stand still for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn(page, youssef)
  await prefer(page, { transition: 'slide-y' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Youssef' })).toBeVisible()
  await page.evaluate(recordMovements)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: 'RH' }).click()
  await menu.getByRole('button', { name: 'Gestion du personnel' }).click()
  await menu.getByRole('link', { name: 'Salariés' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salariés' })).toBeVisible()
  expect(await page.evaluate(recordedMovements)).toEqual(['0 120px'])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await menu.getByRole('link', { name: 'Accueil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Youssef' })).toBeVisible()
  expect(await page.evaluate(recordedMovements)).toHaveLength(1)
})

test('a name of the menu is cut at 25 characters, and said whole by its tooltip', async ({ page }) => {
  await signIn(page, youssef, staffList)
  const sites = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Sites, unités et sous-unités' })
  await expect(sites.getByText('Sites, unités et sous-un…')).toBeVisible()
  await sites.hover()
  await expect(page.getByRole('tooltip', { name: 'Sites, unités et sous-unités' })).toBeVisible()
})

test('each manager finds in the bar what he looks after', async ({ page, browser }) => {
  await signIn(page, youssef)
  await page.getByRole('button', { name: 'Gérer mes équipes' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Utilisateurs'])
  await inspect(page, 'manager-menu')
  await page.getByRole('menuitem', { name: 'Utilisateurs' }).click()
  await expect(page).toHaveURL('/sun/management/users')

  const elsewhere = await browser.newContext()
  const otherPage = await elsewhere.newPage()
  await signIn(otherPage, philippe)
  await otherPage.getByRole('button', { name: 'Gérer mes équipes' }).click()
  await expect(otherPage.getByRole('menuitem')).toHaveText(['Utilisateurs', 'Services'])
  await elsewhere.close()
})

test('who administers a client reaches the configuration of the application on screen, others do not', async ({
  page,
  browser,
}) => {
  await signIn(page, sophie, staffList)
  await page.getByRole('link', { name: 'Paramétrer RH' }).click()
  await expect(page).toHaveURL(/^[^?]+\/configuration\/delegation\?application=8$/)

  const elsewhere = await browser.newContext()
  const otherPage = await elsewhere.newPage()
  await signIn(otherPage, ines)
  await otherPage.goto(staffList)
  await expect(otherPage.getByText('Lecture seule')).toBeVisible()
  await expect(otherPage.getByRole('link', { name: /^Paramétrer/ })).toHaveCount(0)
  await elsewhere.close()
})

test('the name of the client offers the others on the whole screen', async ({ page }) => {
  await signIn(page, carla, '/sun/clientChoice')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Serres du Val de Loire/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Bonjour Carla' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Client : Serres du Val de Loire' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer de client' })
  await expect(dialog.getByRole('listitem')).toHaveText([/Serres du Val de Loire/, /Ferme des Deux Rivières/])
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(1440)
})

test('a super administrator sees every client, and that he enters them for an hour', async ({ page }) => {
  await signIn(page, camille)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Administration de la plateforme' })).toBeVisible()
  await page.getByRole('button', { name: 'Se connecter en tant que' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer de client' })
  for (const client of ['Ferme des Deux Rivières', 'Maison Bocage', 'Serres du Val de Loire'])
    await expect(dialog.getByRole('listitem').filter({ hasText: client }).getByRole('button')).toHaveCount(1)
  await expect(dialog.getByText(/pour une heure/)).toBeVisible()
  await inspect(page, 'support-picker')
})

test('? lists the keys of the keyboard, Ctrl+Shift+/ searches', async ({ page }) => {
  await signIn(page, youssef)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect(keys.getByText('Afficher cette liste')).toBeVisible()
  await inspect(page, 'keyboard-shortcuts')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('Control+Shift+Slash')
  await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the bar keeps the bell and unfolds the rest', async ({ page }) => {
    await signIn(page, youssef)
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('button', { name: 'Gérer mes équipes' })).toHaveCount(0)
    await bar.getByRole('button', { name: 'Outils' }).tap()
    await expect(bar.getByRole('button', { name: 'Client : Serres du Val de Loire' })).toBeVisible()
    await inspect(page, 'phone-tools')
    await bar.getByRole('button', { name: 'Gérer mes équipes' }).tap()
    await page.getByRole('menuitem', { name: 'Utilisateurs' }).tap()
    await expect(page).toHaveURL('/sun/management/users')
    await expect(bar.getByRole('button', { name: 'Gérer mes équipes' })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('the customizer is in the menu of the person', async ({ page }) => {
    await signIn(page, youssef)
    await expect(page.getByRole('button', { name: 'Apparence' })).toHaveCount(0)
    await chooseInMenuOf(page, youssef, 'Apparence')
    await expect(page.getByRole('dialog', { name: 'Apparence' })).toBeVisible()
    await inspect(page, 'phone-customizer')
  })
})

test.describe('in Arabic', () => {
  test.afterEach(async ({ request }) => {
    await (await speakAs(request, sophie)).call(usersCalls.setLanguage, { language: 'fr' })
  })

  test('the bar, the menu along the top and the customizer are mirrored', async ({ page }) => {
    await signIn(page, sophie)
    await prefer(page, { menu: 'horizontal' })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Langue' }).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

    const bar = page.getByRole('menubar')
    const home = bar.getByRole('menuitem', { name: 'الرئيسية' })
    await expect.poll(async () => (await home.boundingBox())?.x ?? 0).toBeGreaterThan(720)
    await home.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused()
    await inspect(page, 'arabic-horizontal-menu')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'المظهر', exact: true }).click()
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(0)
    await inspect(page, 'arabic-customizer')
  })
})

async function openCustomizer(page: Page) {
  await page.getByRole('button', { name: 'Apparence' }).click()
  const drawer = page.getByRole('dialog', { name: 'Apparence' })
  await expect(drawer).toBeVisible()
  return drawer
}

/** Presses a tile of the customizer. */
const choose = (drawer: Locator, group: string, choice: string) =>
  drawer.getByRole('group', { name: group }).getByText(choice, { exact: true }).click()

const prefer = (page: Page, options: object) =>
  page.evaluate(layout => localStorage.setItem('prefs.layout', layout), JSON.stringify(options))

async function expectInWindow(page: Page, piece: Locator) {
  const box = await piece.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
}

/** Notes where each page that enters comes from. */
function recordMovements() {
  const movements: string[] = []
  Object.assign(window, { movements })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    const [start] = frames as Keyframe[]
    movements.push(String(start?.translate))
    return animate.call(this, frames, options)
  }
}

const recordedMovements = () => (window as unknown as { movements: string[] }).movements
