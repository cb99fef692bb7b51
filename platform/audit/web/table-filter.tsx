import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useSuggestions } from '#kernel/web/kit/use-suggestions.ts'
import { auditCalls } from '../audit.calls.ts'

type Props = { table: string | undefined; onChoose: (table: string | null) => void }

/** One kind of thing of which something was written down. */
export function TableFilter({ table, onChoose }: Props) {
  const t = useT()
  const suggestions = useSuggestions()
  const { data } = useCall(auditCalls.getAuditedTables, {}, { staysOnPage: true })
  const options = (data ?? []).map(({ name, label }) => ({ value: name, label }))
  return (
    <Autocomplete
      {...suggestions}
      options={options}
      value={options.find(({ value }) => value === table) ?? null}
      onChange={(_, chosen) => onChoose(chosen?.value ?? null)}
      renderInput={params => <TextField {...params} label={t('field.what')} />}
    />
  )
}
