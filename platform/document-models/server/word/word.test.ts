import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { line, run, wordFile } from '#kernel/testing/word-file.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { type TestPerson, useWorld } from '#platform/testing/world.ts'
import { documentModelsCalls } from '../../document-models.calls.ts'

const world = useWorld()
const element = 'rh/documents/modeles'

let marie: TestPerson
let typeId: number
beforeEach(async () => {
  marie = await world.person({ in: await world.client(), rights: { [element]: 2 }, allCompanies: true })
  const types = await as(marie).call(documentTypesCalls.getDocumentTemplateTypes, {})
  typeId = types.find(({ code }) => code === 'WORK_CONTRACT')?.id as number
})

const read = (file: File, who = marie) =>
  as(who).sendForm(documentModelsCalls.importWordDocument, { typeId }, { file: [file] })
const variable = (path: string, more = {}) => ({
  type: 'variable',
  attrs: { path, format: null, ifEmpty: '' },
  ...more,
})

describe('a Word file', () => {
  test('is read as a text, with what stands between braces as variables, wherever Word cut them', async () => {
    const file = await wordFile(
      [
        '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' + run('Contrat') + '</w:p>',
        line(run('Entre {{company.'), run('name}} et ', true), run('{{ Prénom }}')),
        line(run('Signé')),
      ].join(''),
    )

    const { statusCode, json } = await read(file)

    expect(statusCode).toBe(200)
    const { text, unknownVariables, lost } = json()
    expect([unknownVariables, lost]).toEqual([[], []])
    expect(text.body.content[1].content).toEqual([
      { type: 'text', text: 'Entre ' },
      variable('company.name'),
      { type: 'text', text: ' et ', marks: [{ type: 'bold' }] },
      variable('employee.firstname'),
    ])
    const created = await as(marie).call(documentModelsCalls.createDocumentModel, {
      documentModel: { applicationId: 8, typeId, name: 'De Word', text },
    })
    expect(created.text).toEqual(text)
  })

  test('tells what it names that nobody knows, with what it looks like, and what is left out', async () => {
    const body = line(run('{{ employee.firstnam }} et {{ zzz }}')) + '<w:sectPr><w:cols w:num="2"/></w:sectPr>'
    const header = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${line(run('En-tête'))}</w:hdr>`

    const { json } = await read(await wordFile(body, { 'word/header1.xml': header }))

    expect(json()).toMatchObject({
      unknownVariables: [
        { written: 'employee.firstnam', guess: { path: 'employee.firstname', label: 'Prénom' } },
        { written: 'zzz', guess: null },
      ],
      lost: expect.arrayContaining(['columns', 'header']),
    })
    expect(JSON.stringify(json().text.body)).toContain('{{ zzz }}')
  })

  test('keeps its tables and its lists as what they are', async () => {
    const cell = (text: string) => `<w:tc>${line(run(text))}</w:tc>`
    const table = `<w:tbl><w:tr>${cell('Poste')}${cell('{{contract.position}}')}</w:tr></w:tbl>`

    const { json } = await read(await wordFile(table + line(run('Fin'))))

    const [first] = json().text.body.content
    expect(first.type).toBe('table')
    expect(first.content[0].content[1].content[0].content).toEqual([variable('contract.position')])
  })
})

describe('is refused in words', () => {
  test.each([
    ['a picture that calls itself a Word file', async () => new File(['\u0089PNG'], 'photo.docx'), 415],
    ['an archive that is no Word file', async () => zipOf({ 'a.txt': 'rien' }), 400],
    ['one that unpacks beyond measure', async () => wordFile(line(run('a'.repeat(60_000_000)))), 400],
    ['one that is longer than a model may be', async () => wordFile(line(run('a')).repeat(2_100)), 400],
  ])('%s', async (_what, file, status) => {
    const { statusCode, json } = await read(await file())
    expect(statusCode).toBe(status)
    expect(json().fields?.[0]?.field ?? 'file').toBe('file')
  })

  test('to who only reads models', async () => {
    const ines = await world.person({ in: await world.client(), rights: { [element]: 1 } })
    expect((await read(await wordFile(line(run('a'))), ines)).statusCode).toBe(403)
  })
})

const zipOf = async (parts: Record<string, string>) => {
  const whole = await wordFile('', parts)
  const bytes = Buffer.from(await whole.arrayBuffer())
  const renamed = Buffer.from(bytes.toString('latin1').replaceAll('word/document.xml', 'word/somewhere.xml'), 'latin1')
  return new File([new Uint8Array(renamed)], 'modele.docx')
}
