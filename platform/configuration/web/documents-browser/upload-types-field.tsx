import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useT } from '#kernel/web/i18n.ts'
import { useField } from '#kernel/web/kit/use-field.ts'
import { type UploadType, uploadTypes } from '../../documents-browser.model.ts'

/** The families of files that one may put into the browser. */
export function UploadTypesField({ name, label }: { name: string; label: string }) {
  const t = useT()
  const { value = [], change, error } = useField<UploadType[] | undefined>(name, label)
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {uploadTypes.map(type => (
          <FormControlLabel
            key={type}
            label={t(`configuration.documents.type.${type}`)}
            control={
              <Checkbox
                checked={value.includes(type)}
                onChange={(_, isTaken) =>
                  change(uploadTypes.filter(known => (known === type ? isTaken : value.includes(known))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  )
}
