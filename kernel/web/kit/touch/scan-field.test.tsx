import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { scanWithReader } from '#kernel/testing/scan.ts'
import type { Scan } from '../../devices/scanner.ts'
import type { Page } from '../../pages.ts'
import { NumberPad } from './number-pad.tsx'
import { ScanField } from './scan-field.tsx'

afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'))

const heard: Scan[] = []
const Cases = () => {
  const [cases, setCases] = useState('12')
  return <NumberPad label="Colis" value={cases} onChange={setCases} />
}
const Dock = () => (
  <>
    <ScanField label="Palette" onScan={scan => heard.push(scan)} />
    <textarea aria-label="Remarque" />
    <button type="button" onClick={() => heard.push({ text: 'pressed', gs1: null, source: 'hand' })}>
      Charger
    </button>
    <Cases />
  </>
)
const page: Page = { path: '/quai', layout: 'content', title: 'verb.save', load: async () => Dock }
const open = async () => {
  heard.length = 0
  return (await renderPage(page)).user
}
const texts = () => heard.map(({ text }) => text)

test('a reader is heard wherever the focus is, and presses no button; what is written in another field is no code', async () => {
  const user = await open()
  const field = await screen.findByRole('textbox', { name: 'Palette' })
  await user.type(field, 'PAL-7{Enter}')
  screen.getByRole('button', { name: 'Charger' }).focus()
  scanWithReader('00376104250021234569')
  expect(texts()).toEqual(['PAL-7', '00376104250021234569'])
  expect(heard.at(-1)).toMatchObject({ gs1: { sscc: '376104250021234569' }, source: 'wedge' })
  screen.getByRole('textbox', { name: 'Remarque' }).focus()
  scanWithReader('00376104250021234569')
  expect(texts()).toHaveLength(2)
})

test('the pad holds again what stood there before a reader typed its figures into it', async () => {
  await open()
  const button = await screen.findByRole('button', { name: 'Charger' })
  button.focus()
  scanWithReader('L26-324-GR-04')
  const pad = within(screen.getByRole('group', { name: 'Colis' }))
  await pad.findByText('12')
  scanWithReader('345')
  await pad.findByText('12345')
})

test.each([
  ['NotAllowedError', 'L’appareil photo est refusé à Sillon'],
  ['NotFoundError', 'Pas d’appareil photo ici'],
  ['NotReadableError', 'L’appareil photo est occupé'],
])('a camera that answers %s is told in words, and tried again', async (name, sentence) => {
  const getUserMedia = vi.fn(async () => {
    throw new DOMException('', name)
  })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Scanner avec l’appareil photo' }))
  await screen.findByText(sentence)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
  await screen.findByText(sentence)
})

test('at an address without https the page says so', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Scanner avec l’appareil photo' }))
  await screen.findByText('L’appareil photo ne s’ouvre pas à cette adresse')
})
