import { describe, expect, test } from 'vitest'
import { peopleIn } from './pasted-people.model.ts'

const inWords = (pasted: string) =>
  peopleIn(pasted).map(({ person: { firstname, name, mail, jobtitle }, problem }) =>
    [firstname, name, mail, jobtitle, problem].map(word => word ?? '-').join(' | '),
  )

describe('people pasted from a spreadsheet', () => {
  test('are read by the heads of their columns, in any order', () => {
    const pasted =
      'Adresse mail\tNom\tPrénom\tFonction\npaul@serres.fr\tPetit\tPaul\tCariste\nana@serres.fr\tRuiz\tAna\t'
    expect(inWords(pasted)).toEqual([
      'Paul | Petit | paul@serres.fr | Cariste | -',
      'Ana | Ruiz | ana@serres.fr | - | -',
    ])
  })

  test('are read without heads, whatever stands between the cells', () => {
    expect(inWords('Paul\tPetit\tpaul@serres.fr\tCariste')).toEqual(['Paul | Petit | paul@serres.fr | Cariste | -'])
    expect(inWords('Paul;Petit;paul@serres.fr')).toEqual(['Paul | Petit | paul@serres.fr | - | -'])
    expect(inWords('"Paul","Petit","Paul@Serres.FR"')).toEqual(['Paul | Petit | paul@serres.fr | - | -'])
    expect(inWords('paul@serres.fr, Paul Petit')).toEqual(['Paul | Petit | paul@serres.fr | - | -'])
  })

  test('are read as mail programs write them', () => {
    expect(inWords('Paul Petit <paul@serres.fr>')).toEqual(['Paul | Petit | paul@serres.fr | - | -'])
    expect(inWords('Jean-Marc de La Tour <jm@serres.fr>')).toEqual(['Jean-Marc | de La Tour | jm@serres.fr | - | -'])
  })

  test('bear the family name that stands in capitals, wherever it stands', () => {
    expect(inWords('PETIT\tPaul\tpaul@serres.fr')).toEqual(['Paul | PETIT | paul@serres.fr | - | -'])
    expect(inWords('EL AMRANI Youssef <y@serres.fr>')).toEqual(['Youssef | EL AMRANI | y@serres.fr | - | -'])
  })

  test('keep lines that cannot be read, with what is wrong', () => {
    const pasted =
      'Paul\tPetit\tpaul.serres.fr\nAna\tRuiz\tana@\nzoe@serres.fr\n\nLéo\tBlanc\tleo@serres.fr\nL.\tBlanc\tLEO@serres.fr'
    expect(peopleIn(pasted).map(({ line, problem }) => [line, problem])).toEqual([
      ['Paul\tPetit\tpaul.serres.fr', 'mail-missing'],
      ['Ana\tRuiz\tana@', 'mail-form'],
      ['zoe@serres.fr', 'name-missing'],
      ['Léo\tBlanc\tleo@serres.fr', null],
      ['L.\tBlanc\tLEO@serres.fr', 'double'],
    ])
  })
})
