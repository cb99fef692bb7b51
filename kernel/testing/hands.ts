import userEvent from '@testing-library/user-event'

/** A person's hands, that type without a pause: what waits until typing stops waits, however slow the machine. */
export const hands = () => userEvent.setup({ delay: null })
