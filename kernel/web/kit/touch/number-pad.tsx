import BackspaceOutlined from '~icons/ic/outline-backspace'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { openWedge } from '../../devices/wedge.ts'
import { useT } from '../../i18n.ts'

type Props = {
  label: string
  unit?: string
  decimals?: number
  /** A secret of figures: each counts, the first too, and none is shown. */
  isCode?: boolean
  /** What is typed: figures and one point. */
  value: string
  /** What stands there while nothing is typed: what a scale says. */
  filled?: string | undefined
  /** Where the number comes from. */
  source?: string | undefined
  onChange: (value: string) => void
}

const mostFigures = 9
const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const

/** The number that a text of the pad means; undefined where it means none. */
export const numberTyped = (value: string) => (value === '' || value === '.' ? undefined : Number(value))

/** Figures for gloved fingers; a keyboard types into it too. */
export function NumberPad({ label, unit, decimals = 0, isCode = false, value, filled = '0', source, onChange }: Props) {
  const t = useT()
  const press = (key: string) => onChange(isCode ? codeAfter(value, key) : typedAfter(value, key, decimals))
  useKeys(press)
  useUndoneByReader(value, onChange)
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ textAlign: 'center' }}>
        <Box sx={{ fontSize: '1.1rem', color: 'text.secondary' }}>{label}</Box>
        <Box aria-live="polite" dir="ltr" sx={{ fontSize: '3.5rem', fontWeight: 750, lineHeight: 1.15 }}>
          {isCode ? '•'.repeat(value.length) || '–' : (value || filled).replace('.', ',')}
          {unit && (
            <Box component="span" sx={{ marginInlineStart: 1, fontSize: '1.5rem', color: 'text.secondary' }}>
              {unit}
            </Box>
          )}
        </Box>
        {source !== undefined && (
          <Box role="status" sx={{ minHeight: '3.1em', fontSize: '1.1rem', color: 'text.secondary' }}>
            {source}
          </Box>
        )}
      </Box>
      <Box dir="ltr" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        {keys.map(key => (
          <Key key={key} label={key} onPress={() => press(key)} />
        ))}
        {decimals > 0 ? <Key label="," onPress={() => press('.')} /> : <span />}
        <Key label="0" onPress={() => press('0')} />
        <Key label={t('kernel.form.clear')} icon={<BackspaceOutlined />} onPress={() => press('Backspace')} />
      </Box>
    </Box>
  )
}

const mostFiguresOfCode = 6

function codeAfter(value: string, key: string) {
  if (key === 'Backspace') return value.slice(0, -1)
  return /^\d$/.test(key) && value.length < mostFiguresOfCode ? value + key : value
}

function typedAfter(value: string, key: string, decimals: number) {
  if (key === 'Backspace') return value.slice(0, -1)
  if (key === '.' && (decimals === 0 || value.includes('.'))) return value
  const next = value === '0' && key !== '.' ? key : `${value === '' && key === '.' ? '0' : value}${key}`
  const [whole = '', part = ''] = next.split('.')
  return whole.length + part.length > mostFigures || part.length > decimals ? value : next
}

function useKeys(press: (key: string) => void) {
  const pressLatest = useEffectEvent(press)
  useEffect(() => {
    const hear = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      if (/^\d$/.test(key) || key === 'Backspace') pressLatest(key)
      if (key === ',' || key === '.') pressLatest('.')
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

/** What a scale types. */
const typedNumber = /^\d{1,9}([.,]\d{1,3})?$/

/** A reader of codes types its figures into the pad too: once it has ended, the pad holds again what stood there before. */
function useUndoneByReader(value: string, onChange: (value: string) => void) {
  const before = useRef(value)
  const wedge = useRef(openWedge())
  const hear = useEffectEvent(({ key, ctrlKey, timeStamp: at, repeat: isRepeat }: KeyboardEvent) => {
    const { isFirst, code } = wedge.current({ key, ctrlKey, at, isRepeat })
    if (isFirst) before.current = value
    if (code !== undefined && !typedNumber.test(code) && before.current !== value) onChange(before.current)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}

const Key = ({ label, icon, onPress }: { label: string; icon?: ReactNode; onPress: () => void }) => (
  <ButtonBase
    aria-label={label}
    onClick={onPress}
    sx={{
      minHeight: 64,
      borderRadius: '14px',
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      color: 'text.primary',
      fontSize: '1.75rem',
      fontWeight: 650,
      '&:active': { bgcolor: 'action.selected' },
    }}
  >
    {icon ?? label}
  </ButtonBase>
)
