import { expect, test } from 'vitest'
import { withFrenchSpaces } from './french-spaces.ts'

test('no line of French begins with a colon, a semicolon or a mark, nor ends with an opening quote', () => {
  expect(withFrenchSpaces('Refuser « {{name}} » ?')).toBe('Refuser «\u00A0{{name}}\u00A0»\u00A0?')
  expect(withFrenchSpaces('Il manque : une pièce ; deux mails !')).toBe(
    'Il manque\u00A0: une pièce\u00A0; deux mails\u00A0!',
  )
  expect(withFrenchSpaces('10 % de 12 €.')).toBe('10\u00A0% de 12\u00A0€.')
})

test('what is no French sign stays as it is', () => {
  for (const text of ['https://sillon.example/?a=1', ':nom', 'à 7:30', 'Oui', '{{count}} :id'])
    expect(withFrenchSpaces(text)).toBe(text)
})
