export const addressOfMember = (clientId: string, userId: string) =>
  `/administration/users/linkUserToServices/${clientId}/${userId}`
