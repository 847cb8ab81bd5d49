/** An OAuth error code of RFC 6749, 7591 or 8707, with a sentence for the client's developer. */
export class OAuthError extends Error {
  readonly code: string;

  constructor(code: string, description: string) {
    super(description);
    this.code = code;
  }

  get body() {
    return { error: this.code, error_description: this.message };
  }
}
