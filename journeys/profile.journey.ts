import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { inspect, signIn } from './errand.ts'
import { camille, philippe } from './people.ts'

const profile = '/sun/user/profile'

test('a director corrects his name and his job, and the shell says so at once', async ({ page }) => {
  await signIn(page, philippe, profile)
  await expect(page.getByRole('heading', { level: 1, name: 'Philippe Gaudin' })).toBeVisible()
  await expect(page.getByText('Vous en êtes responsable').first()).toBeVisible()
  await inspect(page, 'profile')

  await correct(page, { Prénom: 'Jean-Philippe', Poste: 'Directeur général' })

  await expect(page.getByRole('heading', { level: 1, name: 'Jean-Philippe Gaudin' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Directeur général')).toBeVisible()
  await correct(page, { Prénom: 'Philippe', Poste: philippe.jobtitle ?? '' })
  await expect(page.getByRole('heading', { level: 1, name: 'Philippe Gaudin' })).toBeVisible()
})

test('an empty name is refused at its field', async ({ page }) => {
  await signIn(page, philippe, profile)
  await page.getByRole('button', { name: 'Modifier Mes informations' }).click()
  await page.getByLabel('Nom', { exact: true }).fill(' ')
  await page.getByRole('button', { name: 'Enregistrer mes informations' }).click()

  await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
  await inspect(page, 'profile-edited')
})

test('he chooses his language in his profile, and finds it again', async ({ page }) => {
  await signIn(page, philippe, profile)
  await page.getByRole('button', { name: 'Modifier Mes informations' }).click()
  await chooseLanguage(page, 'Langue de l’interface', 'Español')
  await page.getByRole('button', { name: 'Enregistrer mes informations' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Mis datos' })).toBeVisible()
  await page.reload()

  await expect(page.getByRole('heading', { level: 2, name: 'Mis datos' })).toBeVisible()
  await page.getByRole('button', { name: 'Modificar Mis datos' }).click()
  await chooseLanguage(page, 'Idioma de la interfaz', 'Français')
  await page.getByRole('button', { name: 'Guardar mis datos' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Mes informations' })).toBeVisible()
})

test('a photo of a telephone held upright is placed, saved, and stands the right way up', async ({ page }) => {
  await signIn(page, philippe, profile)
  await page.getByRole('button', { name: 'Changer la photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer la photo' })
  await inspect(page, 'picture-choice')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choisir une photo' }).click()
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoOfTelephone() })

  const zoom = dialog.getByRole('slider', { name: 'Agrandissement' })
  await expect(zoom).toBeVisible()
  await zoom.focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('group', { name: 'Cadrage de la photo' }).focus()
  await page.keyboard.press('ArrowDown')
  await inspect(page, 'picture-crop')
  await dialog.getByRole('button', { name: 'Enregistrer la photo' }).click()

  await expect(dialog).toBeHidden()
  const shown = page.getByRole('main').locator('img[src^="blob:"]')
  await expect(shown).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src^="blob:"]')).toBeVisible()
  expect(await colours(page)).toEqual({ above: 'red', below: 'blue' })
  await inspect(page, 'profile-with-picture')

  await page.getByRole('button', { name: 'Changer la photo' }).click()
  await dialog.getByRole('button', { name: 'Retirer la photo' }).click()
  await expect(shown).toHaveCount(0)
})

test('a file that is no picture is refused in words', async ({ page }) => {
  await signIn(page, philippe, profile)
  await page.getByRole('button', { name: 'Changer la photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer la photo' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choisir une photo' }).click()
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('rien') })

  await expect(dialog.getByRole('alert')).toContainText('Votre navigateur ne peut pas lire cette image.')
})

test('a super administrator has a profile without having chosen a client', async ({ page }) => {
  await signIn(page, camille, profile)

  await expect(page.getByRole('heading', { level: 1, name: 'Camille Roche' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Super administrateur')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mes sociétés et services' })).toHaveCount(0)
})

async function correct(page: Page, fields: Record<string, string>) {
  await page.getByRole('button', { name: 'Modifier Mes informations' }).click()
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: false }).first().fill(value)
  await page.getByRole('button', { name: 'Enregistrer mes informations' }).click()
  await expect(page.getByText('Vos informations sont enregistrées.').first()).toBeVisible()
}

async function chooseLanguage(page: Page, label: string, language: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: language }).click()
}

/** Twelve megapixels of noise that lie on their side, with the note that turns them: red above, blue below. */
async function photoOfTelephone() {
  const [width, height] = [4_000, 3_000]
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    const isLeft = (at / 3) % width < width / 2
    pixels[at + (isLeft ? 0 : 2)] = 150 + ((at * 7_919) % 100)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** Of the profile picture, as it is drawn. */
const colours = (page: Page) =>
  page
    .getByRole('main')
    .locator('img[src^="blob:"]')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 })
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      context.drawImage(image, 0, 0, 100, 100)
      const at = (y: number) => {
        const [red = 0, , blue = 0] = context.getImageData(50, y, 1, 1).data
        return red > blue ? 'red' : 'blue'
      }
      return { above: at(10), below: at(90) }
    })
