import { describe, expect, test } from 'vitest'
import { declared } from '#rh/testing/declared.ts'
import { asTold, canonicalJson } from './canonical-dpae.model.ts'
import { mostColumns, nameOfTextFile, preparedForText, readTextFile, textFileOf } from './text-file.model.ts'
import { lineTold, nameTold } from './told-text.model.ts'
import { dueXml } from './server/gateways/due-xml.ts'

const at = Temporal.Instant.from('2026-11-23T05:40:00Z')

describe('the text file', () => {
  test('says a declaration in 70 columns, and reads back as it was prepared', () => {
    const text = textFileOf([declared()], at)
    const [head, line = ''] = text.split('\r\n')
    expect(head).toBe('SILLON-DPAE;1;84321765400014;20261123054000;1')
    expect([mostColumns, line.split(';').length]).toEqual([70, 70])
    expect(line).toContain(";D'HOERT CELIA;MARTIN;ZOE ANNE;2;2690549588157;80;19690512;")
    expect(line).toContain(';20261201;0800;20270331;')
    expect(line).toContain(';1231;N;')
    expect(readTextFile(text, 'MSA')).toEqual([preparedForText(declared())])
    expect(Buffer.from(text, 'latin1').toString('latin1')).toBe(text)
    expect(nameOfTextFile(declared(), at)).toBe('DPAE_84321765400014_20261123054000.txt')
  })

  test('of another form is refused', () => {
    expect(() => readTextFile('DSN;1\r\n', 'MSA')).toThrow('not a file of declarations')
  })
})

describe('the canonical declaration', () => {
  test('is the same text whatever the order of its keys', () => {
    const { employer, ...rest } = declared()
    expect(canonicalJson({ ...rest, employer })).toBe(canonicalJson(declared()))
  })

  test('leaves the server without pay, its number masked', () => {
    const told = JSON.stringify(asTold(declared()))
    expect(told).not.toMatch(/2690549588157|12\.31|Palier/)
    expect(told).toContain('2 69 05 ** *** *** 80')
  })
})

describe('words for the Urssaf', () => {
  test('are capitals without marks, cut to their length', () => {
    expect(nameTold(`É ç d’Alès ${'x'.repeat(40)}`)).toBe("E C D'ALES XXXXXXXXXXXXXXXXXXXXX")
    expect(nameTold('a'.repeat(40))).toHaveLength(32)
    expect(lineTold('12, rue de l’Œuvre')).toBe('12 RUE DE L OEUVRE')
  })

  test('stand in their order, and what is not known is left out', () => {
    const xml = dueXml({ ...declared(), employee: { ...declared().employee, nir: null, nirKey: null } }, '2026-0147')
    const names = [...xml.matchAll(/<(?:\w+:)?([\w.]+)>[^<]/g)].map(([, name]) => name)
    expect(names.slice(0, 4)).toEqual([
      'FR_DUE_Upload.Test.Indicator',
      'FR_Organization.SIRET.Identifier',
      'FR_Organization.Designation.Text',
      'FR_Organization.APE.Code',
    ])
    expect(names).not.toContain('FR_NNI.NIR.Identifier')
    expect(xml).toContain('<FR_Contract.StartContract.Time>08:00:00</FR_Contract.StartContract.Time>')
    expect(xml).toContain('<FR_DUE_Upload.Test.Indicator>120</FR_DUE_Upload.Test.Indicator>')
  })
})
