/** One of a few that is chosen by a tap. */
export const tileOf = (isChosen: boolean) => ({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'start',
  justifyItems: 'start',
  textAlign: 'start',
  minHeight: 64,
  px: 1.5,
  borderRadius: 2,
  border: 2,
  borderColor: isChosen ? 'primary.main' : 'divider',
  bgcolor: isChosen ? 'action.selected' : 'background.paper',
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'info.main' },
})
