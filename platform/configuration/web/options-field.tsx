import Add from '~icons/ic/baseline-add'
import DeleteOutlined from '~icons/ic/outline-delete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useField } from '#kernel/web/kit/use-field.ts'
import type { FieldOption } from '../custom-field.model.ts'
import { moveRow } from './move-row.ts'
import { newOptionId } from './new-option-id.ts'
import { OrderedList } from './ordered-list.tsx'

type Props = {
  name: string
  label: string
  /** Takes away an option that is there already; without it such options are deactivated only. */
  onRemove?: (option: FieldOption) => void
}

/** The choices of a list, in their order. */
export function OptionsField({ name, label, onRemove }: Props) {
  const t = useT()
  const titleId = useId()
  const { value = [], change, error } = useField<FieldOption[] | undefined>(name, label)
  const [kept] = useState(() => new Set(value.map(({ id }) => id)))
  const set = (id: string, said: Partial<FieldOption>) =>
    change(value.map(option => (option.id === id ? { ...option, ...said } : option)))
  const drop = (id: string) => change(value.filter(option => option.id !== id))
  const add = () => change([...value, { id: newOptionId(), label: '', active: true }])
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <OrderedList
        label={label}
        items={value}
        nameOf={option => option.label}
        onMove={async (id, by) => change(moveRow(value, id, by))}
      >
        {option => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <OutlinedInput
              size="small"
              value={option.label}
              autoFocus={option.label === '' && !kept.has(option.id)}
              onChange={event => set(option.id, { label: event.target.value })}
              onKeyDown={event => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
                event.preventDefault()
                if (option.label) add()
              }}
              slotProps={{ input: { 'aria-label': t('configuration.option-name'), maxLength: 120 } }}
              sx={{ flex: '1 1 160px' }}
            />
            <FormControlLabel
              label={t('configuration.active')}
              control={
                <Switch
                  size="small"
                  checked={option.active}
                  onChange={(_, isActive) => set(option.id, { active: isActive })}
                />
              }
              sx={{ m: 0 }}
            />
            {(onRemove || !kept.has(option.id)) && (
              <Tooltip title={t('configuration.option-remove')}>
                <IconButton
                  size="small"
                  aria-label={`${t('configuration.option-remove')} : ${option.label}`}
                  onClick={() => (onRemove && kept.has(option.id) ? onRemove(option) : drop(option.id))}
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        )}
      </OrderedList>
      <Button size="small" startIcon={<Add />} onClick={add} sx={{ mt: 0.5 }}>
        {t('configuration.option-add')}
      </Button>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  )
}
