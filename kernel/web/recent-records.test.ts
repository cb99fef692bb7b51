import { beforeEach, expect, test } from 'vitest'
import { noteRecord, recentRecords } from './recent-records.ts'

const file = (name: string) => ({ address: `/salaries/${name}`, title: name, detail: null })
const titles = () => recentRecords().map(({ title }) => title)
beforeEach(() => sessionStorage.clear())

test('the files opened last are told once each, the newest first, five at most', () => {
  for (const name of ['Abreu', 'Bazin', 'Caron', 'Abreu', 'Durand', 'Evrard', 'Faure']) noteRecord(file(name))
  expect(titles()).toEqual(['Faure', 'Evrard', 'Durand', 'Abreu', 'Caron'])
})
