import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'

type Choice<Value> = { value: Value; label: string; picture?: ReactNode; isDisabled?: boolean }

type Props<Value extends string> = {
  legend: string
  value: Value
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
  help?: string | undefined
  columns?: number
}

/** One choice among a few, as tiles; real radio buttons underneath, for the keyboard and for screen readers. */
export function ChoiceGroup<Value extends string>({
  legend,
  value,
  choices,
  onChoose,
  help,
  columns = 3,
}: Props<Value>) {
  const name = useId()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.75 }}>
        {legend}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {choices.map(choice => (
          <Tile key={choice.value} {...choice} name={name} isChosen={choice.value === value} onChoose={onChoose} />
        ))}
      </Box>
      {help && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {help}
        </Typography>
      )}
    </Box>
  )
}

type TileProps<Value> = Choice<Value> & { name: string; isChosen: boolean; onChoose: (value: Value) => void }

function Tile<Value extends string>({ value, label, picture, isDisabled, name, isChosen, onChoose }: TileProps<Value>) {
  return (
    <Box
      component="label"
      sx={theme => ({
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 0.75,
        minHeight: 38,
        p: picture ? '8px 6px 6px' : '4px 6px',
        borderRadius: '8px',
        textAlign: 'center',
        fontSize: '0.8rem',
        fontWeight: isChosen ? 620 : 450,
        cursor: isDisabled ? 'default' : 'pointer',
        color: isDisabled ? theme.vars.palette.text.disabled : isChosen ? theme.vars.palette.primary.strong : undefined,
        boxShadow: `inset 0 0 0 ${isChosen ? 2 : 1}px ${isChosen ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
        '&:hover': { backgroundColor: isDisabled ? undefined : theme.vars.palette.action.hover },
        '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      })}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onChoose(value)}
        sx={visuallyHidden}
      />
      {picture}
      <span>{label}</span>
    </Box>
  )
}
