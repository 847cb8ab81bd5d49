import type { WebhookSubscription } from "@waslijn/contract/console/webhooks";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@waslijn/contract/shared/webhooks";
import { useId, useState } from "react";
import { Ask } from "../../ui/overlay/ask.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { FieldError, TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useToast } from "../../ui/overlay/toast.tsx";
import { hostOf, useWebhooksTexts } from "./webhooks-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Form, useProblem } from "../../ui/form/form.tsx";

type Props<T> = { isRunning: boolean; onClose: () => void; onSubmit: (body: T) => void };

export function AddForm({
  isRunning,
  onClose,
  onSubmit,
}: Props<{ url: string; events: WebhookEvent[] }>) {
  const texts = useWebhooksTexts().form;
  const [url, setUrl] = useState("https://");
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS]);
  return (
    <Ask
      title={texts.addTitle}
      submit={texts.addSubmit}
      leave={texts.leave}
      isRunning={isRunning}
      onClose={onClose}
      onSubmit={() => onSubmit({ url: url.trim(), events })}
    >
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        type="url"
        required
        maxLength={500}
        value={url}
        onChange={setUrl}
      />
      <EventFields events={events} onChange={setEvents} />
    </Ask>
  );
}

export function EventsForm({
  endpoint,
  isRunning,
  onClose,
  onSubmit,
}: Props<WebhookEvent[]> & { endpoint: WebhookSubscription }) {
  const texts = useWebhooksTexts().form;
  const [events, setEvents] = useState(endpoint.events);
  return (
    <Ask
      title={texts.eventsTitle(hostOf(endpoint))}
      submit={texts.eventsSubmit}
      leave={texts.leave}
      isRunning={isRunning}
      onClose={onClose}
      onSubmit={() => onSubmit(events)}
    >
      <EventFields events={events} onChange={setEvents} />
    </Ask>
  );
}

function EventFields({
  events,
  onChange,
}: {
  events: WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}) {
  const texts = useWebhooksTexts();
  const name = useId();
  const wrong = useProblem(name);
  const set = (event: WebhookEvent, isOn: boolean): void =>
    onChange(WEBHOOK_EVENTS.filter((one) => (one === event ? isOn : events.includes(one))));
  return (
    <fieldset className="hooks-events" {...(wrong && { "aria-describedby": `${name}-error` })}>
      <legend className="label">{texts.form.events}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event} className="hooks-tick">
          <input
            className="tick"
            type="checkbox"
            name={name}
            // At least one of them.
            required={events.length === 0}
            checked={events.includes(event)}
            {...(wrong && { "aria-invalid": true })}
            onChange={({ target }) => set(event, target.checked)}
          />
          {texts.events[event]}
        </label>
      ))}
      <FieldError id={`${name}-error`}>{wrong}</FieldError>
    </fieldset>
  );
}

/** The secret is shown only once, after it was created. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const texts = useWebhooksTexts().secret;
  const toast = useToast();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    toast({ kind: "good", words: texts.copied });
  };
  return (
    <Dialog label={texts.title} className="ask" onClose={onClose}>
      <Form onSubmit={onClose}>
        <h2>{texts.title}</h2>
        <p>{texts.text}</p>
        <code className="hooks-secret">{secret}</code>
        <div className="ask-do">
          <Button onClick={() => void copy()}>
            <Icon name="copy" size="s" />
            {texts.copy}
          </Button>
          <Button look="main" isSubmit>
            {texts.done}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
