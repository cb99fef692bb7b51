import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import type { useField } from './use-field.ts'

type Props = {
  params: AutocompleteRenderInputParams
  name: string
  field: Pick<ReturnType<typeof useField>, 'label' | 'required' | 'ref' | 'error' | 'slotProps'>
  help: string | undefined
}

/** The line in which suggestions are sought. */
export const SuggestionInput = ({ params, name, field: { label, required, ref, error, slotProps }, help }: Props) => (
  <MuiTextField
    {...params}
    label={label}
    required={required}
    inputRef={ref}
    error={error !== undefined}
    helperText={error ?? help}
    slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...slotProps, name } }}
  />
)
