import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { LabelModules, Labels } from '#kernel/shared/labels.ts'
import { loadLabels, setLanguage, useT } from './i18n.ts'

const asked: string[] = []
const inLanguage = (language: string, labels: Labels) => async () => {
  asked.push(language)
  return { default: labels }
}
const room: LabelModules = {
  fr: inLanguage('fr', { 'test.plots_one': '{{count}} parcelle', 'test.plots_other': '{{count}} parcelles' }),
  en: inLanguage('en', { 'test.plots_one': '{{count}} plot', 'test.plots_other': '{{count}} plots' }),
  es: inLanguage('es', {}),
  ar: inLanguage('ar', { 'test.plots_two': 'قطعتان', 'test.plots_other': '{{count}} قطعة' }),
}
const Plots = () => <p>{useT()('test.plots', { count: 2 })}</p>

afterEach(() => setLanguage('fr'))

test('a room brings its texts in the language in use, and in another one once that is chosen', async () => {
  await loadLabels([room])
  render(<Plots />)
  expect(screen.getByText('2 parcelles')).toBeTruthy()
  expect(asked).toEqual(['fr'])

  await act(() => setLanguage('ar'))
  expect(screen.getByText('قطعتان')).toBeTruthy()
  expect(asked).toEqual(['fr', 'ar'])
  expect(document.documentElement.dir).toBe('rtl')
  expect(localStorage.getItem('prefs.language')).toBe('ar')
})
