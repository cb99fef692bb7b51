import { expect, test } from 'vitest'
import { emptyBody } from '../../body.model.ts'
import { usualPage } from '../../page-setup.model.ts'
import { bodyOf, withPart } from './parts.ts'

const text = { body: emptyBody, page: usualPage, computed: [] }
const said = { type: 'doc' as const, content: [{ type: 'rule' as const }] }

test('what is written at the head of a sheet is the head of its page, and none once it says nothing', () => {
  const written = { ...text, ...withPart(text, 'header', said) }

  expect(written.page).toEqual({ ...usualPage, header: said })
  expect(bodyOf(written, 'header')).toEqual(said)
  expect(withPart(written, 'header', emptyBody).page?.header).toBeNull()
  expect(withPart(written, 'body', said)).toEqual({ body: said })
})
