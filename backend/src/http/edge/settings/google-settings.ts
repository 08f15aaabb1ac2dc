/** The client that is registered with Google, and the addresses at Google. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly userinfoUrl: string;
}
