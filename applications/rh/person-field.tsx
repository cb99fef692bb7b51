import type { z } from 'zod'
import { useState } from 'react'
import type { Call } from '#kernel/shared/call.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import type { PersonFound } from './person-found.model.ts'

type FindsPeople = Call & {
  method: 'GET'
  input: z.ZodObject<{ search: z.ZodOptional<z.ZodString> }, z.core.$strict>
  answer: z.ZodArray<typeof PersonFound>
}

/** Somebody, found by name while one types; the form holds him as `employeeId`. */
export function PersonField({ finds }: { finds: FindsPeople }) {
  const t = useT()
  const [words, setWords] = useState('')
  const { data, isFetching } = useCall(finds, words.trim() === '' ? {} : { search: words.trim() }, {
    staysOnPage: true,
    keepsFormer: true,
  })
  return (
    <AutocompleteField
      name="employeeId"
      label={t('field.person')}
      suggestions={(data ?? []).map(({ id, name, firstname }) => ({ value: id, label: `${name} ${firstname}` }))}
      isLoading={isFetching}
      onType={setWords}
    />
  )
}
