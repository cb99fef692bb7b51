export const addressOfAccount = (userId: string) => `/sun/administration/users/profile/${userId}`
export const addressOfDevices = (userId: string) => `/sun/administration/users/${userId}/devices`
