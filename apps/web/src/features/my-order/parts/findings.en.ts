export default {
  heading: "What we saw when counting",
  lede: "This was there when your laundry came in. We do our best with it.",
  kinds: { stain: "stain", hole: "hole", button: "button" },
  photo: (piece: string, place: number) => `${piece}, photo ${place}`,
};
