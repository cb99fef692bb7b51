import { expect, test } from 'vitest'
import { isNewerRelease } from './release-order.model.ts'

test.each([
  ['0.2.0', '0.1.0', true],
  ['0.10.0', '0.9.3', true],
  ['1.0', '1.0.0', false],
  ['1.0.1', '1.0', true],
  ['1.0.0', '1.0.0-beta.2', true],
  ['1.0.0-beta.2', '1.0.0', false],
  ['1.0.0-beta.10', '1.0.0-beta.2', true],
  ['0.1.0', '0.1.0', false],
  ['dev', '0.1.0', false],
])('%s after %s: %s', (release, former, isNewer) => {
  expect(isNewerRelease(release, former)).toBe(isNewer)
})
