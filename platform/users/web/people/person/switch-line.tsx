import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'

type Props = {
  /** Said to who does not see where it stands. */
  label: string
  text: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

export const SwitchLine = ({ label, text, isOn, onSwitch }: Props) => (
  <FormControlLabel
    labelPlacement="start"
    sx={{ marginInlineEnd: 0, gap: 0.5 }}
    control={
      <Switch
        size="small"
        checked={isOn}
        onChange={(_, isChecked) => onSwitch(isChecked)}
        slotProps={{ input: { 'aria-label': label } }}
      />
    }
    label={text}
    slotProps={{ typography: { variant: 'body2', sx: { color: 'text.secondary' } } }}
  />
)
