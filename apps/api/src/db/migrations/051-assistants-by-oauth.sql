-- Assistants that connect by OAuth 2.1 (OPEN-04): which client a grant is for and what it may do. A grant has either a
-- pasted access code (token_hash) or a client. The release before only compares token_hash, so a null breaks nothing.
ALTER TABLE assistant_grants
  -- squawk-ignore ban-drop-not-null
  ALTER COLUMN token_hash DROP NOT NULL,
  ADD COLUMN client_id text,
  ADD COLUMN client_host text,                   -- of a client whose metadata document we read; null if self-asserted
  ADD COLUMN may text[] NOT NULL DEFAULT '{read,order,change,cancel}';

-- Authorization codes, access tokens and refresh tokens of a grant. Only their hashes are stored.
CREATE TABLE assistant_tokens (
  hash text PRIMARY KEY,
  grant_id uuid NOT NULL REFERENCES assistant_grants ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('code', 'access', 'refresh')),
  resource text NOT NULL,                        -- the only MCP server that takes it (RFC 8707)
  redirect_uri text,                             -- of a code
  challenge text,                                -- of a code: PKCE S256
  expires_at timestamptz NOT NULL,
  used_at timestamptz                            -- of a code or refresh token: a second use ends the grant
);
CREATE INDEX assistant_tokens_grant ON assistant_tokens (grant_id);
CREATE INDEX assistant_tokens_expiry ON assistant_tokens (expires_at);
