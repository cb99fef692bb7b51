import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useField } from '#kernel/web/kit/use-field.ts'
import { shortcutIcons } from '../../shortcut.model.ts'
import { ShortcutIcon } from '../shortcut-icon.tsx'

/** One drawing among all that a shortcut may bear. */
export function IconField({ name, label }: { name: string; label: string }) {
  const t = useT()
  const { value, change, leave } = useField<string>(name, label)
  const labelId = useId()
  return (
    <Box>
      <Typography id={labelId} variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value}
        onBlur={leave}
        onChange={(_, chosen) => change(chosen)}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))', gap: 0.5 }}
      >
        {shortcutIcons.map(icon => (
          <Tooltip key={icon} title={t(`shortcuts.icon.${icon}`)}>
            <Radio
              value={icon}
              slotProps={{ input: { 'aria-label': t(`shortcuts.icon.${icon}`) } }}
              icon={<Tile icon={icon} />}
              checkedIcon={<Tile icon={icon} isChosen />}
              sx={{ p: 0.25 }}
            />
          </Tooltip>
        ))}
      </RadioGroup>
    </Box>
  )
}

const Tile = ({ icon, isChosen = false }: { icon: string; isChosen?: boolean }) => (
  <Box
    sx={theme => ({
      width: 44,
      height: 44,
      display: 'grid',
      placeItems: 'center',
      borderRadius: '10px',
      border: `1px solid ${isChosen ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
      color: isChosen ? theme.vars.palette.primary.main : theme.vars.palette.text.secondary,
      backgroundColor: isChosen
        ? `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)`
        : 'transparent',
    })}
  >
    <ShortcutIcon name={icon} />
  </Box>
)
