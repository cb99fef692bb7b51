import Box from '@mui/material/Box'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { cutName } from './menu-tree.ts'

/** A name of the menu: the eye reads it cut, a screen reader whole. */
export function CutName({ name }: { name: string }) {
  const shown = cutName(name)
  if (shown === name) return name
  return (
    <>
      <span aria-hidden>{shown}</span>
      <Box component="span" sx={visuallyHidden}>
        {name}
      </Box>
    </>
  )
}
