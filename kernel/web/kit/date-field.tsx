import CalendarMonth from '~icons/ic/baseline-calendar-month'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useT } from '../i18n.ts'
import { Calendar } from './calendar.tsx'
import { TextInput } from './text-input.tsx'
import { dateIn, typedOf, withSlashes } from './typed-date.ts'
import { useField } from './use-field.ts'

type Props = {
  name: string
  label: string
  help?: string
  disabled?: boolean
  /** Civil dates that bound the calendar. */
  min?: string
  max?: string
}

/** A day, typed as `jj/mm/aaaa` or picked; the form holds it as `2026-11-20`. */
export function DateField({ name, label: text, min, max, ...props }: Props) {
  const t = useT()
  const { value, change, leave, ref, error, label, required, slotProps } = useField<string | null | undefined>(
    name,
    text,
  )
  const [typed, setTyped] = useState<string | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const held = value ?? ''

  const type = (words: string) => {
    const isErasing = words.length < (typed ?? typedOf(held)).length
    const shown = isErasing ? words : withSlashes(words)
    setTyped(shown)
    change(dateIn(shown) ?? shown)
  }
  const pick = (date: string) => {
    setTyped(null)
    change(date)
    setAnchor(null)
  }

  return (
    <>
      <TextInput
        {...props}
        name={name}
        label={label}
        required={required}
        error={error}
        value={typed ?? typedOf(held)}
        placeholder={t('kernel.form.date-shape')}
        inputRef={ref}
        onChange={event => type(event.target.value)}
        onBlur={() => {
          setTyped(null)
          leave()
        }}
        slotProps={{ input: { ...slotProps, inputMode: 'numeric' } }}
        endAdornment={
          <IconButton
            size="small"
            edge="end"
            disabled={props.disabled}
            aria-label={t('kernel.form.calendar', { label })}
            aria-haspopup="dialog"
            onClick={event => setAnchor(event.currentTarget)}
          >
            <CalendarMonth fontSize="small" />
          </IconButton>
        }
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -6, horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Calendar chosen={dateIn(typedOf(held))} min={min} max={max} onPick={pick} />
      </Popover>
    </>
  )
}
