/** The page of all notifications. */
export const notificationsAddress = '/sun/user/notifications'
